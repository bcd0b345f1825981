-- One accepted import and what became of it; also the row that its job works through.
create table import_report (
  id uuid primary key,
  created_at timestamptz not null default now(),
  -- Who sent it, and the language of those who read what goes wrong without asking.
  sub text not null,
  language text not null,
  entity text not null,
  format text not null check (format in ('xlsx', 'json')),
  platform text not null,
  orga_sid text not null,
  file_name text,
  file_bytes bigint not null,
  file_hash text not null,
  idempotency_key text,
  fingerprint text not null,
  dry_run boolean not null,
  delete_others boolean not null,
  skip_invalid boolean not null,
  confirmed bigint,
  state text not null default 'queued'
    check (state in ('queued', 'running', 'applied', 'searchable', 'refused', 'failed', 'undone')),
  stage text not null default 'queued',
  job uuid,
  -- The process that works on it: it holds an advisory lock of this name as long as it lives.
  worker uuid,
  attempts integer not null default 0,
  refusal text,
  -- Of each sheet that was read: its name, the row of its headings, its last used column.
  sheets jsonb not null default '[]',
  read bigint not null default 0,
  created bigint not null default 0,
  changed bigint not null default 0,
  unchanged bigint not null default 0,
  deleted bigint not null default 0,
  failed bigint not null default 0,
  issue_count bigint not null default 0,
  change_count bigint not null default 0,
  -- The newest entry of search_pending that the import made.
  search_mark bigint,
  started_at timestamptz,
  finished_at timestamptz
);

create index import_report_of_orga on import_report (platform, orga_sid, created_at desc, id);

create index import_report_of_platform on import_report (platform, created_at desc, id);

create unique index import_report_idempotency on import_report (sub, idempotency_key)
  where idempotency_key is not null;

create index import_report_open on import_report (state) where state in ('queued', 'running', 'applied');

-- What is wrong or worth knowing; the sentence is made from code and values in the reader's language.
-- Neither this table nor the next refers to the report by a foreign key: it would be checked for every row.
create table import_issue (
  report_id uuid not null,
  number bigint generated always as identity,
  sheet text,
  "row" bigint,
  "column" text,
  heading text,
  key text,
  value text,
  severity text not null check (severity in ('error', 'warning')),
  code text not null,
  "values" jsonb not null default '{}',
  suggestion text,
  primary key (report_id, number)
);

-- What an import did to a product, once: a created one has no before, a deleted one no after, a changed one
-- has the changed fields in both.
create table import_change (
  report_id uuid not null,
  number bigint generated always as identity,
  product_id bigint,
  sid text not null,
  article_number text not null,
  kind text not null check (kind in ('created', 'changed', 'deleted')),
  before jsonb,
  after jsonb,
  primary key (report_id, number)
);
