-- A file of products on its way into the catalogue, with what was decided about its columns and values.
create table workbench (
  id uuid primary key,
  platform text not null,
  orga_sid text not null,
  format text not null,
  file_name text,
  file_bytes bigint not null,
  file_hash text not null,
  file_rows bigint not null,
  delete_others boolean not null,
  columns jsonb not null default '[]',
  "values" jsonb not null default '[]',
  -- How its sheets were understood last.
  sheets jsonb not null default '[]',
  version bigint not null default 1,
  -- The newest look at the file, a dry run or a run, and the newest run.
  report_id uuid,
  run_id uuid,
  -- Are all rows of the file in workbench_row?
  rows_are_kept boolean not null default false,
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now()
);

create index workbench_of_orga on workbench (platform, orga_sid, created_at desc, id);

-- The rows of its file as they stand in it; neither this table nor the next refers to the workbench by a foreign key: it
-- would be checked for every row.
create table workbench_row (
  workbench_id uuid not null,
  number bigint not null,
  sheet text not null,
  "row" bigint not null,
  cells jsonb not null,
  -- The run that took it into the catalogue.
  taken_by uuid,
  primary key (workbench_id, number)
);

create index workbench_row_place on workbench_row (workbench_id, sheet, "row");
create index workbench_row_taken on workbench_row (taken_by) where taken_by is not null;

-- What is to stand in a cell instead of what the file says.
create table workbench_cell (
  workbench_id uuid not null,
  sheet text not null,
  "row" bigint not null,
  "column" text not null,
  value text not null,
  primary key (workbench_id, sheet, "row", "column")
);

alter table import_report add column workbench_id uuid;
create index import_report_workbench on import_report (workbench_id) where workbench_id is not null;

-- When its sender is to be told by mail how it ended, once it has; null when nobody waits for it.
alter table import_report add column mail_at timestamptz;
create index import_report_mail on import_report (mail_at) where mail_at is not null;

-- The field that an issue is about, as the columns of a report name it.
alter table import_issue add column field text;

-- The headings that a mapping holds for; without one for all.
alter table mapping add column layout text;
