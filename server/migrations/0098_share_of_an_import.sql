-- How much of its file a running import has read, from 0 to 1.
alter table import_report add column share real not null default 0;
