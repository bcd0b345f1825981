-- How much of what the newest look at its file found, where that is more than is kept one by one.
alter table workbench add column tally jsonb;
