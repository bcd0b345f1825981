-- How somebody looks at a list of the backoffice, kept under a name: for oneself, for a company, or for all of a platform.
-- `query` is what the address of the list says then.
create table saved_view (
  platform text not null,
  sid text not null,
  list text not null,
  name text not null,
  audience text not null check (audience in ('self', 'company', 'all')),
  sub text not null,
  orga_sid text check ((audience = 'company') = (orga_sid is not null)),
  query text not null,
  changed_at timestamptz not null default now(),
  primary key (platform, sid)
);

create index saved_view_list on saved_view (platform, list, name);
