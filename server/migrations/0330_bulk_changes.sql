-- The same change of many records: what it is, of which platform, whose it is, and how far it is. Changes of records name
-- its id, those of its undo the undo_id, where those of imports name their report.
create table bulk_change (
  id uuid primary key,
  undo_id uuid not null unique,
  created_at timestamptz not null default now(),
  sub text not null,
  address text,
  call text,
  platform text not null,
  entity text not null,
  place text not null,
  wish jsonb not null,
  state text not null check (state in ('looking', 'ready', 'running', 'done', 'undoing', 'undone'))
);

create index bulk_change_age on bulk_change (created_at);

-- Each of its records: the version that was looked at, what its leaf held and holds, and what became of it.
create table bulk_row (
  bulk_id uuid not null references bulk_change on delete cascade,
  number integer not null,
  key text[] not null,
  version integer,
  title jsonb,
  before jsonb,
  after jsonb,
  state text not null check (state in ('asked', 'changes', 'unchanged', 'refused', 'changed', 'undone', 'kept')),
  reason jsonb,
  primary key (bulk_id, number)
);

create index bulk_row_state on bulk_row (bulk_id, state, number);
