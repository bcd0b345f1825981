-- The key of the platform has an entry for every title of it: to go through them too took longer than the parts themselves.
drop index product_title_parts;
create index product_title_parts on product_title using gin (parts gin_trgm_ops)
  with (gin_pending_list_limit = 32768);
