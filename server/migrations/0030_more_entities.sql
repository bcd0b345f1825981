create table orga_info (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  language text not null,
  headline text not null,
  text text,
  images text[] not null default '{}',
  media text[] not null default '{}',
  links jsonb not null default '[]',
  contact jsonb,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, language)
);

create index orga_info_orga_sid on orga_info (platform, orga_sid, id);

create index orga_info_language on orga_info (platform, language, id);

create table orga_connection (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  connected_sid text not null,
  role text not null,
  link text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, connected_sid)
);

create index orga_connection_orga_sid on orga_connection (platform, orga_sid, id);

create index orga_connection_connected_sid on orga_connection (platform, connected_sid, id);

create index orga_connection_role on orga_connection (platform, role, id);

create table product_relation (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  product_sid text not null,
  kind text not null,
  related_orga_sid text not null,
  related_sid text not null,
  "position" bigint,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, product_sid, kind, related_orga_sid, related_sid)
);

create index product_relation_orga_sid on product_relation (platform, orga_sid, id);

create index product_relation_product_sid on product_relation (platform, product_sid, id);

create index product_relation_kind on product_relation (platform, kind, id);

create index product_relation_related_orga_sid on product_relation (platform, related_orga_sid, id);

create index product_relation_related_sid on product_relation (platform, related_sid, id);

create index product_relation_position on product_relation (platform, "position", id);

create table retailer_data (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  manufacturer_sid text not null,
  product_sid text not null,
  article_number text,
  link text not null,
  price jsonb,
  stock text,
  checked_on date,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, manufacturer_sid, product_sid)
);

create index retailer_data_orga_sid on retailer_data (platform, orga_sid, id);

create index retailer_data_manufacturer_sid on retailer_data (platform, manufacturer_sid, id);

create index retailer_data_product_sid on retailer_data (platform, product_sid, id);

create index retailer_data_article_number on retailer_data (platform, article_number, id);

create index retailer_data_stock on retailer_data (platform, stock, id);

create index retailer_data_checked_on on retailer_data (platform, checked_on, id);

create table document (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  sid text not null,
  title jsonb not null,
  kind text not null,
  language text not null,
  "date" date,
  expiry date,
  file text not null,
  products text[] not null default '{}',
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, sid)
);

create index document_orga_sid on document (platform, orga_sid, id);

create index document_sid on document (platform, sid, id);

create index document_kind on document (platform, kind, id);

create index document_language on document (platform, language, id);

create index document_date on document (platform, "date", id);

create index document_expiry on document (platform, expiry, id);

create index document_file on document (platform, file, id);

create index document_products on document (platform, products, id);

create table file (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  hash text not null,
  bytes bigint not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, hash)
);

create index file_orga_sid on file (platform, orga_sid, id);

create index file_hash on file (platform, hash, id);

create table advertisement (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  sid text not null,
  title jsonb not null,
  text jsonb,
  image text,
  link text not null,
  "from" date not null,
  "to" date,
  weight bigint not null,
  categories text[] not null default '{}',
  orgas text[] not null default '{}',
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, sid)
);

create index advertisement_orga_sid on advertisement (platform, orga_sid, id);

create index advertisement_sid on advertisement (platform, sid, id);

create index advertisement_from on advertisement (platform, "from", id);

create index advertisement_to on advertisement (platform, "to", id);

create index advertisement_weight on advertisement (platform, weight, id);

create table article (
  id bigint generated always as identity primary key,
  url text not null,
  title jsonb not null,
  state text not null,
  sections jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (url)
);

create index article_state on article (state, id);

create table mapping (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  sid text not null,
  name text not null,
  headings jsonb not null default '[]',
  translations jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, sid)
);

create index mapping_orga_sid on mapping (platform, orga_sid, id);

create index mapping_sid on mapping (platform, sid, id);

create index mapping_name on mapping (platform, name, id);

create table template (
  id bigint generated always as identity primary key,
  sid text not null,
  name jsonb not null,
  category text,
  notes jsonb,
  columns jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (sid)
);

create index template_category on template (category, id);

create table statistic (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  day date not null,
  page_views bigint not null,
  suggestion_views bigint not null,
  clicks bigint not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, day)
);
