-- Groups of its file that are called like no category, with what each may be.
alter table workbench add column groups jsonb not null default '[]';
