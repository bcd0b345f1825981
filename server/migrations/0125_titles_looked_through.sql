-- The whole title in every language of the platform, folded, a blank before every word: a list is narrowed by any part
-- of it.
alter table product_title add column parts text collate "C" not null default '';

-- Entries are collected and merged at once by whoever writes a batch, before readers meet them.
create index product_title_parts on product_title using gin (platform, parts gin_trgm_ops)
  with (gin_pending_list_limit = 32768);

insert into search_pending (product_id) select id from product;
