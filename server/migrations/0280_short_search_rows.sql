-- A search reads the row of every hit that it counts, and a row with its document is a quarter of a page: a thousand hits
-- were a thousand pages. The documents are only read by who writes them (the index has the words), so they go out of the
-- rows. PostgreSQL thinks of moving a value out only in rows above 2 KB; the filler, of which some 30 bytes are left, makes
-- every row one of these.
alter table product_search rename to product_search_before;
alter table product_search_before drop constraint product_search_pkey;
drop index product_search_0_doc, product_search_1_doc, product_search_2_doc, product_search_3_doc, product_search_4_doc,
  product_search_5_doc, product_search_6_doc;
alter table product_search_0 rename to product_search_before_0;
alter table product_search_1 rename to product_search_before_1;
alter table product_search_2 rename to product_search_before_2;
alter table product_search_3 rename to product_search_before_3;
alter table product_search_4 rename to product_search_before_4;
alter table product_search_5 rename to product_search_before_5;
alter table product_search_6 rename to product_search_before_6;

create table product_search (
  tier smallint not null,
  platform text not null,
  product_id bigint not null,
  popularity bigint not null,
  doc tsvector not null,
  filler text not null default repeat(' ', 2048),
  primary key (product_id, tier)
) partition by list (tier);
alter table product_search alter column doc set storage external;

-- Rows that short are read by the thousand, so that fewer tiers do: the 3,000 most popular products of each platform, the
-- next 12,000, 60,000, 200,000 and the rest. The first one lies loosely: for a table of so few pages, PostgreSQL, which does not
-- know what it is to fetch a document, would rather go through all of them than ask the index.
create table product_search_0 partition of product_search for values in (0) with (fillfactor = 10, toast_tuple_target = 128);
create table product_search_1 partition of product_search for values in (1) with (fillfactor = 90, toast_tuple_target = 128);
create table product_search_2 partition of product_search for values in (2) with (fillfactor = 90, toast_tuple_target = 128);
create table product_search_3 partition of product_search for values in (3) with (fillfactor = 90, toast_tuple_target = 128);
create table product_search_4 partition of product_search for values in (4) with (fillfactor = 90, toast_tuple_target = 128);

insert into product_search (tier, platform, product_id, popularity, doc)
select case when place <= 3000 then 0 when place <= 15000 then 1 when place <= 75000 then 2 when place <= 275000 then 3 else 4 end,
  platform, product_id, popularity, doc
from product_search_before
join (
  select product_id, row_number() over (partition by platform order by popularity desc, product_id) as place
  from product_search_before
) placed using (product_id)
order by place;
drop table product_search_before;

delete from search_tier;
insert into search_tier (platform, tier, popularity, product_id)
select distinct on (platform, tier) platform, tier, popularity, product_id
from product_search where tier < 4
order by platform, tier, popularity, product_id desc;

create index product_search_0_doc on product_search_0 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_1_doc on product_search_1 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_2_doc on product_search_2 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_3_doc on product_search_3 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_4_doc on product_search_4 using gin (doc) with (gin_pending_list_limit = 32768);

-- What hits are counted by and what they are put in order by stands together, in rows a tenth of the size of a product.
drop table product_place;
create table product_summary (
  product_id bigint primary key,
  platform text not null,
  orga_sid text not null,
  product_line text not null,
  main_category text not null,
  title jsonb not null,
  sub_title jsonb
);

insert into product_summary (product_id, platform, orga_sid, product_line, main_category, title, sub_title)
select id, platform, orga_sid, coalesce(product_line, ''), main_category, title, sub_title from product order by id;
