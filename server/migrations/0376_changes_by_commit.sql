-- By which transaction a change was made, so that changes are told in the order of commits (decision 14); null for those
-- before, which nobody asks for by it.
alter table change add column xid xid8;
alter table change alter column xid set default pg_current_xact_id();

create index change_by_transaction on change (xid, id) where xid is not null;
