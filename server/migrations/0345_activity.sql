-- Whose record a change was of, for what is told of many changes together; '' where records belong to no company.
alter table change add column company text;

-- What people did, as they see it: what one transaction or one import did to the records of one entity of one company is
-- one row, those of one act stand together under the id of its first change. The changes lie between first_id and last_id,
-- and have the moment of the act or its import.
create table activity (
  act bigint not null,
  platform text not null,
  entity text not null,
  company text not null,
  at timestamptz not null,
  until timestamptz not null,
  sub text,
  address text,
  call text,
  report_id uuid,
  created integer not null,
  changed integer not null,
  deleted integer not null,
  -- Which fields changed in any of them.
  fields text[] not null,
  first_id bigint not null,
  last_id bigint not null,
  -- What somebody did as such, and not what followed from it: how many changes, and the first of them.
  own integer not null,
  own_id bigint,
  primary key (act, platform, entity, company)
);

insert into activity (
  act, platform, entity, company, at, until, sub, address, call, report_id, created, changed, deleted, fields, first_id, last_id,
  own, own_id)
with told as (
  select c.*,
    case
      when entity in ('advertisement', 'document', 'exportProfile', 'file', 'image', 'mapping', 'orga', 'orgaBudget',
        'orgaConnection', 'orgaInfo', 'product', 'productLine', 'productRelation', 'retailerData', 'statistic')
      then key[1] else ''
    end as whose,
    min(id) over (partition by coalesce(report_id::text, extract(epoch from at)::text || coalesce(sub, ''))) as act
  from change c
),
named as (
  select act, platform, entity, whose, array_agg(distinct field) as fields
  from told, jsonb_object_keys(after) field where kind = 'changed' group by 1, 2, 3, 4
)
select t.act, t.platform, t.entity, t.whose, min(t.at), max(t.at), max(t.sub), max(t.address), max(t.call),
  min(t.report_id::text)::uuid, count(*) filter (where kind = 'created'), count(*) filter (where kind = 'changed'),
  count(*) filter (where kind = 'deleted'), coalesce(n.fields, '{}'), min(t.id), max(t.id),
  count(*) filter (where t.causes is null), min(t.id) filter (where t.causes is null)
from told t left join named n using (act, platform, entity, whose)
group by t.act, t.platform, t.entity, t.whose, n.fields;

create index activity_of_company on activity (company, act) where company <> '';
create index activity_of_entity on activity (entity, act);
create index activity_of_user on activity (sub, act);
create index activity_of_report on activity (report_id, act) where report_id is not null;
create index activity_at on activity (at, act);
create index activity_created on activity (act) where created > 0;
create index activity_deleted on activity (act) where deleted > 0;
create index activity_fields on activity using gin (fields);

create function note_activity() returns trigger language plpgsql as $$
declare
  report uuid := (select report_id from new_changes limit 1);
  first_of_act bigint;
begin
  if report is not null then
    first_of_act := (select act from activity where report_id = report limit 1);
  else
    first_of_act := nullif(current_setting('baustein.act', true), '');
  end if;
  if first_of_act is null then
    first_of_act := (select min(id) from new_changes);
    if report is null then perform set_config('baustein.act', first_of_act::text, true); end if;
  end if;
  insert into activity as known (
    act, platform, entity, company, at, until, sub, address, call, report_id, created, changed, deleted, fields,
    first_id, last_id, own, own_id)
  with told as (select *, coalesce(company, '') as whose from new_changes),
  named as (
    select platform, entity, whose, array_agg(distinct field) as fields
    from told, jsonb_object_keys(after) field where kind = 'changed' group by 1, 2, 3
  )
  select first_of_act, t.platform, t.entity, t.whose, min(t.at), max(t.at), max(t.sub), max(t.address), max(t.call), report,
    count(*) filter (where t.kind = 'created'), count(*) filter (where t.kind = 'changed'),
    count(*) filter (where t.kind = 'deleted'), coalesce(n.fields, '{}'), min(t.id), max(t.id),
    count(*) filter (where t.causes is null), min(t.id) filter (where t.causes is null)
  from told t left join named n using (platform, entity, whose)
  group by t.platform, t.entity, t.whose, n.fields
  on conflict (act, platform, entity, company) do update set
    until = greatest(known.until, excluded.until),
    created = known.created + excluded.created,
    changed = known.changed + excluded.changed,
    deleted = known.deleted + excluded.deleted,
    fields = array(select unnest(known.fields) union select unnest(excluded.fields)),
    last_id = greatest(known.last_id, excluded.last_id),
    own = known.own + excluded.own,
    own_id = least(known.own_id, excluded.own_id);
  return null;
end $$;

create trigger note_activity after insert on change
  referencing new table as new_changes for each statement execute function note_activity();
