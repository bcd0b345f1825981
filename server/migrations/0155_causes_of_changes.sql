-- The deletions, or their undoing, from which a change of another record followed; null for what somebody did as such.
alter table change add column causes bigint[];

create index change_causes on change using gin (causes) where causes is not null;
create index change_consequence on change (platform, id) where causes is not null;
