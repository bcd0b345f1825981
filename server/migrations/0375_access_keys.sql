create table access_key (
  id bigint generated always as identity primary key,
  platform text not null,
  orga_sid text not null,
  sid text not null,
  name text not null,
  companies text[] not null default '{}',
  scopes text[] not null default '{}',
  until date,
  maker text not null,
  rotations bigint,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  unique (platform, orga_sid, sid)
);

create index access_key_orga_sid on access_key (platform, orga_sid, id);

-- A key is found by its identifier alone.
create unique index access_key_sid on access_key (sid);

-- What was shown once, as its SHA-256. Of two the former one goes on for some days.
create table access_key_secret (
  key_id bigint not null references access_key (id) on delete cascade,
  hash bytea not null,
  made_at timestamptz not null default now(),
  until timestamptz,
  primary key (key_id, hash)
);

-- Tokens that were given for keys (RFC 6749, 4.4).
create table access_key_token (
  id text primary key,
  key_id bigint not null references access_key (id) on delete cascade,
  hash bytea not null,
  scopes text[] not null,
  until timestamptz not null
);
create index access_key_token_of_key on access_key_token (key_id, until);

-- When a key was last used, to some minutes.
create table access_key_use (
  key_id bigint primary key references access_key (id) on delete cascade,
  at timestamptz not null default now()
);
