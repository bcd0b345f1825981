alter table orga_budget add column megapixels_a_day bigint;
alter table orga_budget add column rows_waiting bigint;

-- How many points the pictures of a day have that were decoded.
alter table budget_use add column pixels bigint not null default 0;

-- How many rows the file of an import has, counted no further than its company may have waiting.
alter table import_report add column file_rows bigint not null default 0;
