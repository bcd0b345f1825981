-- outside a transaction
drop index concurrently if exists record_draft_of_record;
create index concurrently record_draft_of_record on record_draft (entity, platform, record_id) where record_id is not null;
