create table platform_settings (
  id bigint generated always as identity primary key,
  platform text not null,
  settings text not null,
  entry text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, settings)
);
