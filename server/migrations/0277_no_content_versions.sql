-- What pages are kept under is told by the feed.
drop table content_version;
