-- The more a tier holds beside those above it, the more hits are read and put in order for the first thousand of them: ten
-- thousand rows for a word that one product in a hundred has. So each tier holds twice what stands above it: tier 0 the
-- 1,000 most popular products of each platform, then the next 2,000, 6,000, 18,000, 54,000, 162,000, 486,000, tier 7 the rest.
alter table product_search rename to product_search_before;
alter table product_search_before drop constraint product_search_pkey;
drop index product_search_0_doc, product_search_1_doc, product_search_2_doc, product_search_3_doc;
alter table product_search_0 rename to product_search_before_0;
alter table product_search_1 rename to product_search_before_1;
alter table product_search_2 rename to product_search_before_2;
alter table product_search_3 rename to product_search_before_3;

create table product_search (
  tier smallint not null,
  platform text not null,
  product_id bigint not null,
  popularity bigint not null,
  doc tsvector not null,
  primary key (product_id, tier)
) partition by list (tier);

create table product_search_0 partition of product_search for values in (0) with (fillfactor = 90);
create table product_search_1 partition of product_search for values in (1) with (fillfactor = 90);
create table product_search_2 partition of product_search for values in (2) with (fillfactor = 90);
create table product_search_3 partition of product_search for values in (3) with (fillfactor = 90);
create table product_search_4 partition of product_search for values in (4) with (fillfactor = 90);
create table product_search_5 partition of product_search for values in (5) with (fillfactor = 90);
create table product_search_6 partition of product_search for values in (6) with (fillfactor = 90);
create table product_search_7 partition of product_search for values in (7) with (fillfactor = 90);

insert into product_search (tier, platform, product_id, popularity, doc)
select case when place <= 1000 then 0 when place <= 3000 then 1 when place <= 9000 then 2 when place <= 27000 then 3
    when place <= 81000 then 4 when place <= 243000 then 5 when place <= 729000 then 6 else 7 end,
  platform, product_id, popularity, doc
from product_search_before
join (
  select product_id, row_number() over (partition by platform order by popularity desc, product_id) as place
  from product_search_before
) placed using (product_id);
drop table product_search_before;

delete from search_tier;
insert into search_tier (platform, tier, popularity, product_id)
select distinct on (platform, tier) platform, tier, popularity, product_id
from product_search where tier < 7
order by platform, tier, popularity, product_id desc;

create index product_search_0_doc on product_search_0 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_1_doc on product_search_1 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_2_doc on product_search_2 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_3_doc on product_search_3 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_4_doc on product_search_4 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_5_doc on product_search_5 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_6_doc on product_search_6 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_7_doc on product_search_7 using gin (doc) with (gin_pending_list_limit = 32768);
