-- What people who may change a record say to each other about it. It is of the record, by its id: that stays the same when
-- the record is brought back, and another one of the same key has none of it. What its author took back has no text.
create table comment (
  id bigint generated always as identity primary key,
  platform text not null,
  entity text not null,
  record_id bigint not null,
  at timestamptz not null default now(),
  sub text not null,
  text text
);

create index comment_of_record on comment (entity, record_id, id);
