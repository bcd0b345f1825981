-- Of a deletion that somebody emptied out of the trash: since when it cannot be taken back, and who did it. What went with
-- the record has the same.
alter table change add column emptied_at timestamptz;
alter table change add column emptied_by text;
