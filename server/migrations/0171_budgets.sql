create table orga_budget (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  budget text not null,
  stored_megabytes bigint,
  uploaded_megabytes_a_day bigint,
  pictures_a_day bigint,
  imports_waiting bigint,
  issues_kept bigint,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, budget)
);

create index orga_budget_orga_sid on orga_budget (platform, orga_sid, id);

-- What each company, or for what belongs to none each person ('@' and the account), has uploaded on a day.
create table budget_use (
  platform text not null,
  holder text not null,
  day date not null,
  bytes bigint not null,
  pictures bigint not null,
  primary key (platform, holder, day)
);

-- How large a stored picture is; null until it is looked at, the night after this.
alter table image_file add column bytes bigint;

-- Does the file of an import still lie in its folder?
alter table import_report add column file_is_kept boolean not null default true;

-- How many issues of an import are stored; the rest is counted.
alter table import_report add column issues_kept bigint not null default 10000;

create index import_report_waiting on import_report (platform, orga_sid) where state = 'queued';
create index import_report_files on import_report (platform, orga_sid) where file_is_kept;
