alter table product add column media text[] not null default '{}';

alter table image add column alt jsonb;
