-- As it was typed last, and in which language; a search is weak, not in vain, when something came near.
alter table fruitless_search add column typed text not null default '';
alter table fruitless_search add column language text not null default 'de';
alter table fruitless_search add column is_weak boolean not null default false;
update fruitless_search set typed = text;

-- Which products were opened from the page of a search that is kept as weak.
create table search_choice (
  platform text not null,
  day date not null,
  text text not null,
  orga_sid text not null,
  product_sid text not null,
  choices bigint not null,
  primary key (platform, day, text, orga_sid, product_sid)
);
