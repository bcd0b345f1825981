alter table product add column keywords jsonb;
