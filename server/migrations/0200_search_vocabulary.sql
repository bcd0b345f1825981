-- Typed phrases that stand for what a product is known by: a category ('c:sid'), an attribute ('a:sid'), a value of one
-- ('v:attribute=value'), a product line ('l:orga/sid') or another word ('w:key'). From the names of categories and choices
-- ('name') and from the terms that people write ('term'). `platform` is '' where a phrase holds everywhere.
create table search_vocabulary (
  key text collate "C" not null,
  language text not null,
  platform text not null default '',
  target text collate "C" not null,
  label text not null,
  direction text not null check (direction in ('both', 'oneWay')),
  source text not null check (source in ('term', 'name')),
  source_sid text not null,
  primary key (key, language, platform, target, source, source_sid)
);

create index search_vocabulary_target on search_vocabulary (target, language);
create index search_vocabulary_source on search_vocabulary (source, source_sid);
