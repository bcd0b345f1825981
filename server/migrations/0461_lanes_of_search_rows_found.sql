-- outside a transaction
drop index concurrently if exists search_pending_platform;
create index concurrently search_pending_platform on search_pending (platform, id);
