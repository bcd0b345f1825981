create table webhook (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  sid text not null,
  name text not null,
  url text not null,
  kinds text[] not null default '{}',
  maker text not null,
  rotations bigint,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, sid)
);

create index webhook_orga_sid on webhook (platform, orga_sid, id);

-- A webhook is found by its identifier alone.
create unique index webhook_sid on webhook (sid);

-- What deliveries are signed with: it has to be there as it is. Of two the former one goes on for some days.
create table webhook_secret (
  webhook_id bigint not null references webhook (id) on delete cascade,
  secret text not null,
  made_at timestamptz not null default now(),
  until timestamptz,
  primary key (webhook_id, secret)
);

-- A place in the feed of changes, as one server counts: it is not kept in a back-up.
create domain place_in_feed as text;

create table webhook_state (
  webhook_id bigint primary key references webhook (id) on delete cascade,
  off_why text check (off_why in ('byHand', 'failing', 'gone')),
  off_at timestamptz,
  -- How often something happened that concerns it, and up to which of these deliveries were made of it.
  news bigint not null default 1,
  told bigint not null default 0,
  -- Where it stands (a cursor), and up to where nothing happened besides that concerns it (a pg_snapshot); from now on without.
  cursor place_in_feed,
  quiet_until place_in_feed,
  -- In a row, and since when; until when it rests.
  failures integer not null default 0,
  failing_since timestamptz,
  paused_until timestamptz,
  delivered_at timestamptz,
  -- Which worker has it, and when it had its last turn.
  lease uuid,
  leased_until timestamptz,
  turn_at timestamptz not null default now()
);

-- Up to where it was noted for all of them what happened: a pg_snapshot.
create table webhook_round (
  since place_in_feed
);
insert into webhook_round (since) values (null);

create table webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook (id) on delete cascade,
  message_id text not null unique,
  type text not null,
  -- Of what it tells: one of the kinds of the webhook, or test.
  kind text not null,
  body text not null,
  items integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  made_at timestamptz not null default now(),
  first_at timestamptz,
  last_at timestamptz,
  next_at timestamptz not null default now(),
  status integer,
  fault text,
  took_ms integer
);
create index webhook_delivery_of_webhook on webhook_delivery (webhook_id, id desc);
create index webhook_delivery_waiting on webhook_delivery (webhook_id, id) where state = 'waiting';

-- By which transaction an import ended, so that its end is told in the order of commits like changes are.
alter table import_report add column ended_xid xid8;
create index import_report_by_end on import_report (ended_xid) where ended_xid is not null;

create function note_end_of_import() returns trigger language plpgsql as $$
begin
  if new.state is distinct from old.state and (
    new.state in ('searchable', 'refused', 'failed') or new.state = 'applied' and new.dry_run
  ) then
    new.ended_xid := pg_current_xact_id();
  end if;
  return new;
end
$$;
create trigger note_end before update of state on import_report
  for each row execute function note_end_of_import();
