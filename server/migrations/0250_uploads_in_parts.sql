-- A file that comes in parts, each in the store before it is acknowledged; whichever server took it.
create table upload (
  id uuid primary key,
  platform text not null,
  orga_sid text not null,
  -- Account of who sends it: nobody else goes on with it.
  sub text not null,
  -- With the folders in which it lay, if it came with some.
  file_name text not null,
  bytes bigint not null,
  received bigint not null default 0,
  -- CRC-32 of what has been received.
  checksum bigint not null default 0,
  created_at timestamptz not null default now(),
  -- When what is not finished, or not used, is taken away.
  expires_at timestamptz not null
);

create index upload_of_orga on upload (platform, orga_sid);
create index upload_expiry on upload (expires_at);

create table upload_part (
  upload uuid not null references upload on delete cascade,
  start bigint not null,
  bytes bigint not null,
  -- Where it lies in the store.
  key text not null,
  primary key (upload, start)
);

-- Pictures and documents that came together: files somebody sent, or addresses in the file of an import, whose id it has then.
create table media_delivery (
  id uuid primary key,
  platform text not null,
  orga_sid text not null,
  sub text not null,
  address text,
  call text,
  language text not null,
  origin text not null check (origin in ('files', 'import')),
  state text not null default 'proposed' check (state in ('proposed', 'running', 'done', 'stopped')),
  file_name text,
  bytes bigint not null default 0,
  created_at timestamptz not null default now(),
  -- Until then a worker is at it; it says so again and again.
  leased_until timestamptz,
  finished_at timestamptz
);

create index media_delivery_of_orga on media_delivery (platform, orga_sid, created_at desc);
create index media_delivery_running on media_delivery (created_at) where state = 'running';

-- Each of them, and what became of it.
create table media_item (
  id bigint generated always as identity primary key,
  delivery uuid not null references media_delivery on delete cascade,
  platform text not null,
  orga_sid text not null,
  -- Name within the folder or the zip file, or the address.
  path text not null,
  upload uuid,
  kind text not null check (kind in ('picture', 'document', 'unknown')),
  -- Where a product shows it.
  place text not null default 'images' check (place in ('images', 'media', 'documents')),
  product_sid text,
  -- By what it was found to be of that product, and the value.
  matched_by text,
  matched_value text,
  -- Its place among those of its product.
  number integer not null default 0,
  language text,
  bytes bigint,
  checksum bigint,
  state text not null check (
    state in ('proposed', 'unmatched', 'double', 'left', 'waiting', 'fetched', 'stored', 'failed', 'stopped')),
  reason text,
  "values" jsonb not null default '{}',
  hash text,
  attempts integer not null default 0,
  -- Not before then, after a failure that passes.
  retry_at timestamptz,
  changed_at timestamptz not null default now()
);

create index media_item_of_delivery on media_item (delivery, state, id);
create index media_item_of_product on media_item (delivery, product_sid) where state = 'waiting' or state = 'fetched';
create index media_item_waiting on media_item (delivery) where state = 'waiting' or state = 'fetched';
create index media_item_of_address on media_item (platform, orga_sid, path) where upload is null;

-- Names of files that an import says of a product: such a file is found to be of it when it comes.
create table media_name (
  platform text not null,
  orga_sid text not null,
  -- In small letters.
  name text not null,
  product_sid text not null,
  place text not null,
  number integer not null,
  primary key (platform, orga_sid, name, product_sid)
);

-- One of many that came together: its variants wait until the pictures themselves are stored.
alter table image_file add column is_of_many boolean not null default false;
