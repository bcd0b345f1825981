-- A stored picture, whoever shows it; its variants are made after it was stored.
create table image_file (
  hash text primary key,
  stored_at timestamptz not null default now(),
  variants_made_at timestamptz
);

create index image_file_to_make on image_file (stored_at) where variants_made_at is null;
