-- Pictures that come by the thousand are stored as they are sent: their head was read, and the rest is made of them later.
alter table image_file add column is_as_sent boolean not null default false;

-- SHA-256 of what was sent, where the picture is called by that of what was made of it: the same file is the same picture.
alter table image_file add column sent_hash text;

create index image_file_sent on image_file (sent_hash) where sent_hash is not null;
