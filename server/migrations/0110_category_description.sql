alter table category add column description jsonb;
