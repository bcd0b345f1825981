alter table user_right add column until date;

alter table user_right add column note text;

-- Why somebody did something, in their own words, where there was a place to say so.
alter table change add column note text;

-- The first and the last change of a right say whose it was: the history of one person is found by it.
create index change_of_right_of_user on change ((coalesce(after, before) ->> 'sub'))
  where entity = 'userRight' and kind <> 'changed';
create index change_of_right_of_address on change (lower(coalesce(after, before) ->> 'email'))
  where entity = 'userRight' and kind <> 'changed';

create index user_right_ending on user_right (until) where until is not null;

-- The mail that told an address of a right that waits for it.
create table right_invitation (
  right_sid text primary key references user_right (sid) on delete cascade,
  platform text not null,
  language text not null,
  sent_at timestamptz not null default now()
);

-- Who asks for a right, until somebody who may give it has answered.
create table access_request (
  id uuid primary key default gen_random_uuid(),
  sub text not null,
  platform text not null,
  country text not null,
  "right" text not null,
  -- Chosen from the public list; whether there is such a company nobody is told by asking.
  orga_sid text,
  company text,
  wish text not null default '',
  language text not null,
  asked_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'given', 'refused')),
  decided_at timestamptz,
  decided_by text,
  reason text
);
create unique index access_request_once on access_request (sub, "right", country, coalesce(orga_sid, ''), lower(coalesce(company, '')))
  where state = 'open';
create index access_request_of_user on access_request (sub, asked_at);
create index access_request_open on access_request (asked_at) where state = 'open';
