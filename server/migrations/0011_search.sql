-- Products whose search row has to be written again; a product may stand here more than once, so that
-- nobody who writes waits for anybody else.
create table search_pending (
  id bigint generated always as identity primary key,
  product_id bigint not null
);

-- One row per product. A lexeme of `doc` is one letter for the platform, one for the language, and a
-- folded word. Tier 0 holds the 1,000 most popular products of each platform, tier 1 the next 10,000,
-- tier 2 the next 100,000, tier 3 the rest.
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

-- Entries are collected and merged at once by whoever writes a batch, before readers meet them.
create index product_search_0_doc on product_search_0 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_1_doc on product_search_1 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_2_doc on product_search_2 using gin (doc) with (gin_pending_list_limit = 32768);
create index product_search_3_doc on product_search_3 using gin (doc) with (gin_pending_list_limit = 32768);

-- The last product of a tier, in the order of falling popularity and rising id.
create table search_tier (
  platform text not null,
  tier smallint not null,
  popularity bigint not null,
  product_id bigint not null,
  primary key (platform, tier)
);

-- In how many products of a platform and language (the two letters of the scope) a folded word stands;
-- the word '' counts all products.
create table search_term (
  scope text collate "C" not null,
  word text collate "C" not null,
  products integer not null,
  primary key (scope, word)
) with (fillfactor = 80);

create index search_term_infix on search_term using gin (scope, word gin_trgm_ops);

-- Folded titles as sorted in each language; null where the platform does not speak it.
create table product_title (
  product_id bigint primary key,
  platform text not null,
  de text collate "C",
  en text collate "C",
  fr text collate "C",
  it text collate "C"
);

create index product_title_de on product_title (platform, de, product_id);
create index product_title_en on product_title (platform, en, product_id) where en is not null;
create index product_title_fr on product_title (platform, fr, product_id) where fr is not null;
create index product_title_it on product_title (platform, it, product_id) where it is not null;

-- GTINs without leading zeros, article numbers in small letters and digits, and what stands behind a
-- separator of an article number.
create table product_code (
  platform text not null,
  code text collate "C" not null,
  kind text not null check (kind in ('gtin', 'article', 'part')),
  product_id bigint not null,
  primary key (platform, code, kind, product_id)
);

create index product_code_of_product on product_code (product_id);

-- What product_code has to hold.
create view coded_product as
select p.platform, key.code collate "C" as code, key.kind, p.id as product_id
from product p
cross join lateral (
  select regexp_split_to_array(lower(p.article_number collate "C"), '[^a-z0-9]+') as parts
) article
cross join lateral (
  select ltrim(gtin, '0') as code, 'gtin' as kind from unnest(p.gtins) as gtin
  union
  select array_to_string(parts, ''), 'article' where array_to_string(parts, '') <> ''
  union
  select array_to_string(parts[place:], ''), 'part'
  from generate_series(2, least(cardinality(parts), 6)) as place
  where length(array_to_string(parts[place:], '')) >= 4
    and array_to_string(parts[place:], '') <> array_to_string(parts, '')
) key;

-- Names to be found: of companies ('orga', language ''), product lines, and categories, which all
-- platforms share (platform ''), also by IFC class. A blank stands before every word.
create table search_name (
  kind text not null check (kind in ('orga', 'productLine', 'category', 'ifcClass')),
  platform text not null,
  language text not null,
  orga_sid text not null default '',
  sid text not null,
  name text collate "C" not null,
  primary key (kind, platform, language, orga_sid, sid, name)
);

create index search_name_word on search_name using gin (kind, platform, language, name gin_trgm_ops);
