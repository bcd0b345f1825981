-- The record as it was when its draft was begun, as JSON: what both changed since is told apart by it. Null where there was none,
-- or where nobody kept it.
alter table record_draft add column base text;
