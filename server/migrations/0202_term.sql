create table term (
  id bigint generated always as identity primary key,
  sid text not null,
  text text not null,
  language text not null,
  platforms text[] not null default '{}',
  direction text not null,
  category text,
  attribute text,
  value text,
  company text,
  product_line text,
  word text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (sid)
);

create index term_text on term (text, id);

create index term_language on term (language, id);

create index term_platforms on term (platforms, id);

create index term_direction on term (direction, id);

create index term_category on term (category, id);

create index term_attribute on term (attribute, id);

create index term_word on term (word, id);

