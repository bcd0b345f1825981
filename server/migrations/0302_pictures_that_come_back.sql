-- Pictures that were there once: a product may still name one of them. Whatever else a product names was there before it
-- named it, so that a picture that comes for the first time changes no page until a product shows it (decision 14).
create table image_gone (
  platform text not null,
  orga_sid text not null,
  hash text not null,
  primary key (platform, orga_sid, hash)
);

insert into image_gone (platform, orga_sid, hash)
select distinct p.platform, p.orga_sid, named.hash
from product p cross join unnest(p.images || p.media) named (hash)
where not exists (
  select from image i where i.platform = p.platform and i.orga_sid = p.orga_sid and i.hash = named.hash);

create function note_gone_images() returns trigger language plpgsql as $$
begin
  insert into image_gone (platform, orga_sid, hash)
  select distinct platform, orga_sid, hash from old_rows on conflict do nothing;
  return null;
end $$;
create trigger note_gone_delete after delete on image
  referencing old table as old_rows for each statement execute function note_gone_images();
create trigger note_gone_update after update on image
  referencing old table as old_rows for each statement execute function note_gone_images();

-- Of companies, lists and articles, which name few, it is told whenever a picture comes.
select follow_changes(
  'image', '{hash}', $$ select r.hash $$,
  watched => $$
    select key from unnest(array[r.orga_sid || '/#', '#']) key
    where r.kind not in ('productImage', 'productMedia') or exists (
      select from image_gone g where g.platform = r.platform and g.orga_sid = r.orga_sid and g.hash = r.hash) $$,
  differs => 'n.hash <> o.hash');
