alter table export_profile add column columns text[] not null default '{}';
