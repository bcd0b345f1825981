create table export_profile (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  sid text not null,
  name text not null,
  format text not null,
  language text not null,
  categories text[] not null default '{}',
  product_lines text[] not null default '{}',
  text text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, sid)
);

create index export_profile_orga_sid on export_profile (platform, orga_sid, id);

create index export_profile_name on export_profile (platform, name, id);
