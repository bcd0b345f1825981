-- How often an advertisement was seen and chosen, day by day.
create table advertisement_statistic (
  advertisement_id bigint not null references advertisement on delete cascade,
  day date not null,
  views bigint not null default 0,
  clicks bigint not null default 0,
  primary key (advertisement_id, day)
);
