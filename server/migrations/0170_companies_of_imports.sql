-- Which companies an import touches, each with its part of the report; '' is what belongs to none. Whoever covers
-- some of them sees and undoes that part.
create table import_company (
  report_id uuid not null references import_report on delete cascade,
  platform text not null,
  orga_sid text not null,
  issue_count bigint not null default 0,
  change_count bigint not null default 0,
  -- Changed records: what an undo leaves to others is counted in them.
  record_count bigint not null default 0,
  undone_at timestamptz,
  primary key (report_id, orga_sid)
);

create index import_company_of_orga on import_company (platform, orga_sid);

-- Whose row has the issue; null for what is wrong with a file of several companies as a whole.
alter table import_issue add column orga_sid text;

-- Of every imported entity the company is the first part of the key.
update import_issue i
set orga_sid = case when r.entity = 'orga' or r.orga_sid = '' then split_part(i.key, ' ', 1) else r.orga_sid end
from import_report r
where r.id = i.report_id
  and (r.entity <> 'orga' and r.orga_sid <> '' or i.key is not null and i.code <> 'foreign-company');

insert into import_company (report_id, platform, orga_sid, issue_count, change_count, record_count, undone_at)
select r.id, r.platform, part.orga_sid, sum(part.issues), sum(part.changes), sum(part.records),
  case r.state when 'undone' then now() end
from import_report r
cross join lateral (
  select r.orga_sid, 0 as issues, 0 as changes, 0 as records where r.orga_sid <> '' and r.entity <> 'orga'
  union all
  select i.orga_sid, 1, 0, 0 from import_issue i where i.report_id = r.id and i.orga_sid is not null
  union all
  select c.key[1], 0, case c.kind when 'changed' then (select count(*) from jsonb_object_keys(c.after)) else 1 end, 1
  from change c where c.report_id = r.id and not r.dry_run
  union all
  select c.key[1], 0, case c.kind when 'changed' then (select count(*) from jsonb_object_keys(c.after)) else 1 end, 1
  from import_preview c where c.report_id = r.id and r.dry_run
) part
group by r.id, part.orga_sid;
