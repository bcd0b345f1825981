-- The next version of a record, worked on while the one that visitors see stays as it is. It stands apart, so that no reader
-- of records can show it. `record` is JSON as it was sent, which may lack whatever is still to come.
create table record_draft (
  id bigint generated always as identity primary key,
  entity text not null,
  platform text not null,
  key text[] not null,
  record text not null,
  -- The version of the record that it was begun from; null where there was none.
  based_on integer,
  version integer not null default 1,
  state text not null default 'open',
  sub text,
  submitted_by text,
  comment text,
  updated_at timestamp with time zone not null default now(),
  unique (entity, platform, key)
);
