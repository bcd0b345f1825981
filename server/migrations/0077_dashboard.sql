-- What visitors of a platform searched for in vain, folded; nothing is kept of who searched.
create table fruitless_search (
  platform text not null,
  day date not null,
  text text not null,
  searches bigint not null,
  primary key (platform, day, text)
);

-- Growth is asked for by time, and rows come in the order of time.
create index product_created on product using brin (created_at);
