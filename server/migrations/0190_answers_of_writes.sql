-- Any write may name itself: what it came to is kept as the call says it, no longer as the key of a record.
alter table sent_write add column result json;
update sent_write set result = json_build_object('key', record_key, 'isNew', coalesce(is_new, false))
  where record_key is not null;
alter table sent_write drop column record_key, drop column is_new;
