alter table category add column shown_attributes jsonb not null default '[]';
