-- What an import changed stands where all changes stand, once: report, record of changes and undo read it there.
alter table change add column report_id uuid;

create index change_of_report on change (report_id, id) where report_id is not null;

-- From where an import was sent, for its changes to say.
alter table import_report add column address text;
alter table import_report add column call text;

insert into change (at, sub, platform, entity, key, kind, before, after, report_id)
select r.finished_at, r.sub, r.platform, 'product', array[r.orga_sid, c.sid], c.kind, c.before, c.after, r.id
from import_change c join import_report r on r.id = c.report_id
where not r.dry_run and r.finished_at is not null and c.kind <> 'deleted'
order by c.report_id, c.number;

drop table import_change;

-- What a dry run would change; of a created thing it says no more than what it is called by.
create table import_preview (
  report_id uuid not null,
  id bigint generated always as identity,
  entity text not null,
  key text[] not null,
  kind text not null check (kind in ('created', 'changed', 'deleted')),
  before jsonb,
  after jsonb,
  primary key (report_id, id)
);
