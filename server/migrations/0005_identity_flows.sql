-- The embedded identity provider: sign-up, codes, second factors, devices and the hosted pages.
-- What is sealed is encrypted with DATA_DIR/identity.key, so that a copy of the database alone opens nothing.

alter table idp.app_user
  add column phone_verified boolean not null default false,
  -- Asks for a second factor to be set up at the next sign-in.
  add column mfa_required   boolean not null default false,
  add column sms_mfa        boolean not null default false,
  add column totp_mfa       boolean not null default false,
  add column preferred_mfa  text check (preferred_mfa in ('SMS_MFA', 'SOFTWARE_TOKEN_MFA')),
  -- Sealed; the offered one becomes the secret with its first right code.
  add column totp_secret    bytea,
  add column totp_offered   bytea,
  -- A code counts once (RFC 6238 section 5.2): the last time step that was accepted.
  add column totp_used_step bigint not null default 0,
  add constraint totp_mfa_has_secret check (not totp_mfa or totp_secret is not null),
  add constraint preferred_mfa_is_on check (
    case preferred_mfa when 'SMS_MFA' then sms_mfa when 'SOFTWARE_TOKEN_MFA' then totp_mfa else true end);
create index app_user_unconfirmed on idp.app_user (created_at) where status = 'UNCONFIRMED';

-- Passwords, codes, second factors and the sending of codes are counted apart.
alter table idp.failed_sign_in add column kind text not null default 'password';
alter table idp.failed_sign_in drop constraint failed_sign_in_pkey;
alter table idp.failed_sign_in add primary key (kind, account, address);

-- The one open code of a user for a purpose, as keyed hash. value: the address that it proves.
create table idp.code (
  sub        uuid not null references idp.app_user on delete cascade,
  purpose    text not null check (purpose in ('sign-up', 'password', 'email', 'phone_number')),
  code_hash  bytea not null,
  value      text not null,
  failures   integer not null default 0,
  expires_at timestamptz not null,
  primary key (sub, purpose)
);
create index code_expires_at on idp.code (expires_at);

-- What would have been sent: no mail and no SMS leaves the machine. content is sealed.
create table idp.outbox (
  id          bigint generated always as identity primary key,
  sub         uuid not null references idp.app_user on delete cascade,
  medium      text not null check (medium in ('EMAIL', 'SMS')),
  destination text not null,
  purpose     text not null,
  content     bytea not null,
  created_at  timestamptz not null default now()
);
create index outbox_created_at on idp.outbox (created_at);
create index outbox_sub on idp.outbox (sub);

-- A browser that signed in; counts once confirmed_at is set.
create table idp.device (
  key          text primary key,
  sub          uuid not null references idp.app_user on delete cascade,
  group_key    text not null,
  name         text not null default '',
  salt         bytea,
  verifier     bytea,
  remembered   boolean not null default false,
  last_address text not null,
  created_at   timestamptz not null default now(),
  changed_at   timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create index device_sub on idp.device (sub, key);
create index device_unconfirmed on idp.device (created_at) where confirmed_at is null;

alter table idp.grant_
  add column scope      text not null default 'aws.cognito.signin.user.admin',
  add column device_key text references idp.device on delete set null;
create index grant_device_key on idp.grant_ (device_key) where device_key is not null;

-- Somebody signed in on the hosted pages: the cookie of single sign-on, as SHA-256.
create table idp.browser_session (
  id_hash    bytea primary key,
  sub        uuid not null references idp.app_user on delete cascade,
  auth_time  timestamptz not null default now(),
  expires_at timestamptz not null
);
create index browser_session_sub on idp.browser_session (sub);
create index browser_session_expires_at on idp.browser_session (expires_at);

-- An authorization code, as SHA-256. Used once; used again, what it gave (grant_id) is taken back.
create table idp.auth_code (
  code_hash      bytea primary key,
  sub            uuid not null references idp.app_user on delete cascade,
  client_id      text not null,
  redirect_uri   text not null,
  code_challenge text not null,
  scope          text not null,
  nonce          text,
  auth_time      timestamptz not null,
  used_at        timestamptz,
  grant_id       uuid references idp.grant_ on delete set null,
  expires_at     timestamptz not null
);
create index auth_code_sub on idp.auth_code (sub);
create index auth_code_grant on idp.auth_code (grant_id) where grant_id is not null;
create index auth_code_expires_at on idp.auth_code (expires_at);

-- The private half is sealed from now on, and the key of before has stood here in the clear: it goes.
-- Each identity.key has a current key of its own; all of them verify.
delete from idp.signing_key;
drop index idp.signing_key_current;
alter table idp.signing_key
  drop column private_key,
  add column public_key jsonb not null,
  add column sealed_private_key bytea not null,
  add column sealed_by bytea not null;
create unique index signing_key_current on idp.signing_key (sealed_by) where is_current;
