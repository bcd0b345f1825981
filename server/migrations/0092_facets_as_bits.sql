-- The values of a product by which lists are narrowed, as they stand in the blocks below. The category is the
-- product's own: those above it are found through category_closure, so that a moved category moves no row.
alter table product_facet rename to product_facet_before;

create table product_facet (
  product_id bigint primary key,
  platform text not null,
  category_id integer not null,
  value_ids integer[] not null
);

insert into product_facet (product_id, platform, category_id, value_ids)
select product_id, platform, category_id, array_agg(value_id order by value_id)
from product_facet_before group by product_id, platform, category_id;

drop table product_facet_before;

-- Which products have a value (kind 'value', `of` is that value), or stand in a category themselves (kind 'category')
-- and have any value: one bit per product. A block holds 16,384 products, by the order of their ids.
create table facet_block (
  platform text not null,
  kind text not null check (kind in ('value', 'category')),
  "of" integer not null,
  block integer not null,
  products bit(16384) not null,
  primary key (platform, kind, "of", block)
) with (fillfactor = 70);

-- Compressed where few have the value, and never stored elsewhere: every count reads it.
alter table facet_block alter column products set storage main;

-- What facet_block has to hold.
create view faceted_block as
select
  f.platform, place.kind, place."of", (f.product_id >> 14)::integer as block,
  bit_or(set_bit(B'0'::bit(16384), (f.product_id & 16383)::integer, 1)) as products
from product_facet f
cross join lateral (
  select 'value' as kind, unnest(f.value_ids) as "of" union all select 'category', f.category_id
) place
group by f.platform, place.kind, place."of", block;

insert into facet_block select * from faceted_block;
