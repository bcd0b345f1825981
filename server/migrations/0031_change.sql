-- What every write did, in its transaction: who, when, what, from where. As in import_change, a created thing
-- has no before, a deleted one no after, a changed one has the changed fields in both. platform is '' for what
-- all platforms share; key holds the values of the thing's key.
create table change (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null for what the server did by itself.
  sub text,
  address text,
  call text,
  platform text not null,
  entity text not null,
  key text[] not null,
  kind text not null check (kind in ('created', 'changed', 'deleted')),
  -- The version that the thing has since; null once it is deleted.
  version integer,
  before jsonb,
  after jsonb
);

create index change_at on change (at, id);
create index change_of_thing on change (entity, platform, key, id);
create index change_of_user on change (sub, id);
