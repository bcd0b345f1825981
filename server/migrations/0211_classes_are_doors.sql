alter table category add column bkp_codes text[] not null default '{}';
alter table category add column npk_codes text[] not null default '{}';

-- Classes are looked up for every search that may name one.
create index search_name_class on search_name (kind, name) where kind in ('ifcClass', 'classCode');
