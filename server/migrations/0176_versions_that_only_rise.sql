-- Of a deletion: the id of the record and when it was created, which it gets back with its fields.
alter table change add column origin jsonb;

-- A deletion says which version the record had, so that one created under its key has a later one.
update change d set version = (
  select max(c.version) from change c
  where c.entity = d.entity and c.platform = d.platform and c.key = d.key and c.id < d.id)
where d.kind = 'deleted';

-- The same of deletions that are no longer recorded.
create table last_version (
  entity text not null,
  platform text not null,
  key text[] not null,
  version integer not null,
  primary key (entity, platform, key)
);

-- Any of several versions may be expected; of none of them there is an empty list.
alter table import_report rename column expected_version to expected_versions;
alter table import_report alter column expected_versions type integer[]
  using case when expected_versions is not null then array[expected_versions] end;
