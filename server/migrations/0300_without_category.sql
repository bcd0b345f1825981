-- Rows of a workbench may go in without a category, and stay in it until somebody says one: they are not taken yet.
alter table import_report add column without_category bigint not null default 0;
