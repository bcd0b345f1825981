-- Nobody asks for the changes of a user, and only the sweeper for old ones: changes stand in the order of their time.
drop index change_of_user;
drop index change_at;
create index change_at on change using brin (at) with (pages_per_range = 16, autosummarize = on);
