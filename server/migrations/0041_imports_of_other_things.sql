-- What a file is of stands in `entity`; what it is for: to be written, or a list of what to keep or to remove.
alter table import_report add column action text not null default 'write'
  check (action in ('write', 'keep', 'remove'));
