-- What a person has seen of what concerns them, put away, or was told by mail. What it is that concerns them is read from
-- where it stands each time, by the rights of that moment; `subject` names it within its kind.
create table notice_mark (
  sub text not null,
  platform text not null,
  kind text not null,
  subject text not null,
  at timestamptz not null default now(),
  seen_at timestamptz,
  is_cleared boolean not null default false,
  mailed_at timestamptz,
  primary key (sub, platform, kind, subject)
);
create index notice_mark_age on notice_mark (at);

-- Of which kinds a person wants to be told by mail, on which platform and in which language, of what is newer than that; and
-- when that was last looked after.
create table notice_wish (
  sub text not null,
  platform text not null,
  kinds text[] not null,
  language text not null,
  since timestamptz not null default now(),
  looked_at timestamptz not null default now(),
  primary key (sub, platform)
);
create index notice_wish_waiting on notice_wish (looked_at) where kinds <> '{}';

create index import_report_ended_of on import_report (sub, finished_at) where finished_at is not null;

-- When it was done, or undone.
alter table bulk_change add column ended_at timestamptz;
create index bulk_change_ended_of on bulk_change (sub, ended_at) where ended_at is not null;
