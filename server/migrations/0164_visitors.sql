-- How many visitors opened or chose a product on one day, each once: what popularity is made of.
alter table product_statistic add column visitors bigint not null default 0;

-- Of the days until now only views and choices are known; they fade with the half-life of a visit.
update product_statistic set visitors = page_views + clicks;

-- With what the addresses of a day are hashed; thrown away when the next one begins, and with it all below.
create table visitor_salt (
  day date primary key,
  salt bytea not null
);

-- An address of that day, hashed, and how many products it has counted for.
create table visitor (
  day date not null,
  visitor bytea not null,
  products integer not null default 0,
  primary key (day, visitor)
);

-- That a visitor has counted for a product on that day: a hash of both, which names neither.
create table visitor_mark (
  day date not null,
  mark bytea not null,
  primary key (day, mark)
);
