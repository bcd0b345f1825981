alter table product add column variant_group text;

-- Of which key a product is: those of one key are variants of each other. In lists one of them stands for the others,
-- which are its followers.
create table product_variant (
  product_id bigint primary key,
  platform text not null,
  key text not null,
  is_follower boolean not null default false
);

create index product_variant_key on product_variant (key, product_id);

-- What is shown of several products of one key. `members` are their sids, the most popular first; `variants` tells them
-- apart, `ranges` what a card says of them.
create table variant_group (
  key text primary key,
  platform text not null,
  orga_sid text not null,
  main_category text not null,
  product_line text not null,
  products bigint not null,
  name jsonb not null,
  members text[] not null,
  variants jsonb not null,
  ranges jsonb not null
);

create index variant_group_of_category on variant_group (platform, main_category) include (orga_sid, products);

create index variant_group_of_line on variant_group (platform, orga_sid, product_line);

-- Products whose key was worked out anew; '' where there is none. Without a product (0) it is the group that is to be
-- looked at again.
create table variant_pending (
  id bigint generated always as identity primary key,
  product_id bigint not null,
  key text not null
);

-- Its members tell the pages that show one of them, its category those of lists.
select follow_changes(
  'variant_group', '{orga_sid,main_category,members}',
  $$ select r.orga_sid || '/' || one from unnest(r.members) one
    union all select 'of ' || r.orga_sid
    union all select place.ancestor_sid from category_closure place
      where place.platform = r.platform and place.descendant_sid = r.main_category $$);

-- Followers are looked up as values are: in bits.
alter table facet_block drop constraint facet_block_kind_check,
  add constraint facet_block_kind_check check (kind in ('value', 'category', 'follower'));

create or replace view faceted_block as
select
  platform, kind, "of", (product_id >> 14)::integer as block,
  bit_or(set_bit(B'0'::bit(16384), (product_id & 16383)::integer, 1)) as products
from (
  select platform, product_id, 'value' as kind, unnest(value_ids) as "of" from product_facet
  union all select platform, product_id, 'category', category_id from product_facet
  union all select platform, product_id, 'follower', 0 from product_variant where is_follower
) place
group by platform, kind, "of", block;

-- Search rows are written again, and with them what is worked out beside them.
insert into search_pending (product_id) select id from product;
