-- The tree of a platform with every pair of ancestor and descendant, itself included; 'root_category'
-- is the ancestor of all. A category that hangs nowhere on a platform has no row.
create table category_closure (
  platform text not null,
  ancestor_sid text not null,
  descendant_sid text not null,
  depth integer not null,
  primary key (platform, descendant_sid, ancestor_sid)
);

create index category_closure_below on category_closure (platform, ancestor_sid, depth, descendant_sid);

-- One row per product and category that it is listed in: its own, all above it, and 'root_category'.
-- product_line is '' for a product without line.
create table category_product (
  platform text not null,
  category_sid text not null,
  product_id bigint not null,
  orga_sid text not null,
  product_line text not null,
  popularity bigint not null,
  primary key (platform, product_id, category_sid)
);

create index category_product_popularity
  on category_product (platform, category_sid, popularity desc, product_id);

create index category_product_orga
  on category_product (platform, category_sid, orga_sid, popularity desc, product_id);

create index category_product_line
  on category_product (platform, orga_sid, product_line, popularity desc, product_id)
  where category_sid = 'root_category' and product_line <> '';

-- How many products of a company a category lists; the row with product_line '' counts all of them. There
-- is no row over all companies: every writer of the platform would wait for it.
create table category_count (
  platform text not null,
  category_sid text not null,
  orga_sid text not null,
  product_line text not null,
  products bigint not null,
  primary key (platform, category_sid, orga_sid, product_line)
);

create index category_count_of_orgas
  on category_count (platform, category_sid, orga_sid) include (products) where product_line = '';

create index category_count_of_orga
  on category_count (platform, orga_sid, product_line, category_sid) include (products);

create index category_count_empty on category_count (platform) where products = 0;

-- What category_product has to hold.
create view listed_product as
select
  p.platform, place.category_sid, p.id as product_id, p.orga_sid,
  coalesce(p.product_line, '') as product_line, p.popularity
from product p
cross join lateral (
  select 'root_category' as category_sid
  union all
  select c.ancestor_sid
  from category_closure c
  where c.platform = p.platform and c.descendant_sid = p.main_category and c.ancestor_sid <> 'root_category'
) place;
