create table orga (
  id bigint generated always as identity primary key,
  platform text not null,
  sid text not null,
  name text not null,
  kind text not null,
  product_categories text[] not null default '{}',
  address jsonb,
  logo text,
  description jsonb,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, sid)
);

create index orga_sid on orga (platform, sid, id);

create index orga_name on orga (platform, name, id);

create index orga_kind on orga (platform, kind, id);

create table category (
  id bigint generated always as identity primary key,
  sid text not null,
  name jsonb not null,
  ifc_classes text[] not null default '{}',
  ebkph_codes text[] not null default '{}',
  etim_classes text[] not null default '{}',
  picture text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (sid)
);

create table attribute (
  id bigint generated always as identity primary key,
  sid text not null,
  name jsonb not null,
  kind text not null,
  unit text,
  "group" text not null,
  choices jsonb not null default '[]',
  categories jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (sid)
);

create index attribute_kind on attribute (kind, id);

create index attribute_group on attribute ("group", id);

create table category_relation (
  id bigint generated always as identity primary key,
  platform text not null,
  child_sid text not null,
  parent_sid text not null,
  "position" double precision not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, child_sid)
);

create index category_relation_parent_sid on category_relation (platform, parent_sid, id);

create table product (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  sid text not null,
  article_number text not null,
  gtins text[] not null default '{}',
  title jsonb not null,
  sub_title jsonb,
  description jsonb,
  main_category text not null,
  product_line text,
  images text[] not null default '{}',
  attributes jsonb not null default '{}',
  "position" bigint not null default 0,
  popularity bigint not null default 0,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, sid)
);

create index product_orga_sid on product (platform, orga_sid, id);

create index product_article_number on product (platform, article_number, id);

create index product_main_category on product (platform, main_category, id);

create index product_product_line on product (platform, product_line, id);

create index product_position on product (platform, "position", id);

create index product_popularity on product (platform, popularity, id);

create table product_line (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  sid text not null,
  title jsonb not null,
  description jsonb,
  picture text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, sid)
);

create index product_line_orga_sid on product_line (platform, orga_sid, id);

create index product_line_sid on product_line (platform, sid, id);

create table image (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  hash text not null,
  kind text not null,
  width bigint not null,
  height bigint not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, hash)
);

create index image_orga_sid on image (platform, orga_sid, id);

create index image_hash on image (platform, hash, id);

create index image_kind on image (platform, kind, id);

create table user_right (
  id bigint generated always as identity primary key,
  sid text not null,
  sub text,
  email text,
  "right" text not null,
  orga_country jsonb,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (sid)
);

create index user_right_sub on user_right (sub, id);

create index user_right_email on user_right (email, id);

create index user_right_right on user_right ("right", id);

-- A row of an import without sid is matched by its article number (api: Import).
create unique index product_article on product (platform, orga_sid, article_number);

-- Raised by every write, so that no cached page outlives what it shows.
create table content_version (
  platform text primary key,
  version bigint not null default 0
);

insert into content_version (platform)
values ('CH'), ('DE'), ('AT'), ('RHB'), ('MGBAHN'), ('ZBS'),
  ('CH_DEMO'), ('DE_DEMO'), ('AT_DEMO'), ('RHB_DEMO'), ('MGBAHN_DEMO'), ('ZBS_DEMO');
