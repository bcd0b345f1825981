-- The embedded identity provider: accounts, their sign-ins and the keys that sign tokens.
-- With Amazon Cognito only reading_session is used.
create schema idp;

-- A password is kept as SRP salt and verifier (RFC 5054, as Cognito does); the SRP identity is sub,
-- so that user name and e-mail may change.
create table idp.app_user (
  sub            uuid primary key,
  username       text not null check (username <> '' and position('@' in username) = 0),
  email          text not null check (position('@' in email) > 1),
  email_verified boolean not null default false,
  attributes     jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
  salt           bytea not null,
  verifier       bytea not null,
  enabled        boolean not null default true,
  status         text not null default 'CONFIRMED'
                 check (status in ('UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED')),
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now()
);
create unique index app_user_username on idp.app_user (lower(username));
-- Only a proven address signs in, so only a proven one must be unique.
create unique index app_user_email on idp.app_user (lower(email)) where email_verified;

-- One sign-in on one device: the origin_jti of its tokens, and its refresh token as SHA-256.
create table idp.grant_ (
  id           uuid primary key,
  sub          uuid not null references idp.app_user on delete cascade,
  client_id    text not null,
  refresh_hash bytea not null unique,
  auth_time    timestamptz not null default now(),
  expires_at   timestamptz not null,
  revoked_at   timestamptz
);
create index grant_sub on idp.grant_ (sub);
create index grant_expires_at on idp.grant_ (expires_at);

-- A question put to somebody signing in; answered once. Without sub: nobody has that name, which is not told.
create table idp.challenge (
  session_hash bytea primary key,
  name         text not null,
  sub          uuid references idp.app_user on delete cascade,
  state        jsonb not null default '{}',
  expires_at   timestamptz not null
);
create index challenge_expires_at on idp.challenge (expires_at);

-- Wrong passwords since the last right one, per account and socket address.
create table idp.failed_sign_in (
  account      uuid not null,
  address      text not null,
  failures     integer not null default 0,
  locked_until timestamptz not null default '-infinity',
  changed_at   timestamptz not null default now(),
  primary key (account, address)
);
create index failed_sign_in_changed_at on idp.failed_sign_in (changed_at);

-- The newest key signs, all of them verify. private_key is a JWK.
create table idp.signing_key (
  kid         text primary key,
  private_key jsonb not null,
  is_current  boolean not null,
  created_at  timestamptz not null default now()
);
create unique index signing_key_current on idp.signing_key (is_current) where is_current;

-- The reading cookie: opens pages and images to a signed-in person, never writes. grant_id only with our own provider.
create table idp.reading_session (
  id_hash    bytea primary key,
  sub        text not null,
  username   text not null,
  email      text,
  grant_id   uuid references idp.grant_ on delete cascade,
  expires_at timestamptz not null
);
create index reading_session_expires_at on idp.reading_session (expires_at);
