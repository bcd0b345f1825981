-- Every value that a product has for an attribute by which lists are narrowed, once.
create table facet_value (
  id integer generated always as identity primary key,
  attribute_id integer not null,
  value text collate "C" not null,
  unique (attribute_id, value)
);

-- One row per product and such value. The category is the product's own: those above it are found through
-- category_closure, so that a moved category moves no row.
create table product_facet (
  platform text not null,
  attribute_id integer not null,
  category_id integer not null,
  value_id integer not null,
  product_id bigint not null,
  primary key (platform, attribute_id, category_id, value_id, product_id)
);

create index product_facet_of_product on product_facet (product_id) include (attribute_id, value_id);

-- How many products of a category itself have a value.
create table facet_count (
  platform text not null,
  category_id integer not null,
  attribute_id integer not null,
  value_id integer not null,
  products bigint not null,
  primary key (platform, category_id, attribute_id, value_id)
);

create index facet_count_empty on facet_count (platform) where products = 0;

-- What product_facet has to hold.
create view faceted_product as
select p.platform, a.id::integer as attribute_id, c.id::integer as category_id, p.id as product_id,
  case a.kind when 'number' then trim_scale((given.value #>> '{}')::numeric)::text else given.value #>> '{}' end
    collate "C" as value
from product p
join category c on c.sid = p.main_category
cross join lateral jsonb_each(p.attributes) as given (sid, value)
join attribute a on a.sid = given.sid
where case jsonb_typeof(given.value)
  when 'number' then a.kind = 'number'
  when 'boolean' then a.kind = 'yesNo'
  when 'string' then a.kind = 'choice'
end;

-- Products that are there have no such rows yet: their search rows are written again, and these with them.
insert into search_pending (product_id) select id from product where attributes <> '{}';
