-- A draft is of the record from which it was begun, by its id, as another record of the same key has none of it. Those that
-- were begun before there was one have none.
alter table record_draft add column record_id bigint;

-- When somebody asked for approval, or sent it back.
alter table record_draft add column marked_at timestamptz;

create index record_draft_submitted on record_draft (entity, platform, marked_at) where state <> 'open';

-- What became of a draft that somebody had submitted, for them: it was sent back, or published.
create table review_answer (
  id bigint generated always as identity primary key,
  entity text not null,
  platform text not null,
  key text[] not null,
  answer text not null check (answer in ('returned', 'published')),
  submitted_by text not null,
  sub text,
  at timestamptz not null default now()
);
create index review_answer_for on review_answer (submitted_by, at);
create index review_answer_age on review_answer (at);
