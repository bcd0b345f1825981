-- How many calls each caller has made in a minute, of all processes. Nothing is lost with it, so it is not logged.
create unlogged table counted_calls (
  name text primary key,
  calls integer not null,
  until timestamptz not null
);

create index counted_calls_until on counted_calls (until);
