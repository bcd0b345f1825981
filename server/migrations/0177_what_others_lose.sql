-- What an import takes from others who name what it deletes: how many of their records, and whose.
alter table import_report add column lost_by_others bigint not null default 0;
alter table import_report add column effects jsonb not null default '[]';
