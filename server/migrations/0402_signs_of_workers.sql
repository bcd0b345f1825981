-- When each worker was last at work: whoever runs the server sees that none is, also on a replica.
create table worker_sign (
  worker uuid primary key,
  at timestamptz not null default now()
);

-- How many attempts ended for a reason that was not the import's, such as a database that was away.
alter table import_report add column excused int not null default 0;
