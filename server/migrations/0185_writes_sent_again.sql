-- Writes that named themselves, so that one that is sent again is not done again.
create table sent_write (
  sub text not null,
  key text not null,
  -- Of all that it asked for.
  fingerprint text not null,
  -- Of the record that was written; null as long as it is being written.
  record_key text[],
  is_new boolean,
  created_at timestamptz not null default now(),
  primary key (sub, key)
);
create index sent_write_age on sent_write (created_at);
