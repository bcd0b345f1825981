-- What was deleted and can be brought back is found by its entity and company.
update change set company = case
  when entity in ('advertisement', 'document', 'exportProfile', 'file', 'image', 'mapping', 'orga', 'orgaBudget',
    'orgaConnection', 'orgaInfo', 'product', 'productLine', 'productRelation', 'retailerData', 'statistic')
  then key[1] else '' end
where kind = 'deleted' and company is null and at > now() - interval '31 days';

create index change_trash on change (entity, platform, company, id) where kind = 'deleted' and causes is null;

-- Declarations of performance that were published: their files stay at their addresses for ten years behind the last day
-- on which a document named them, whatever becomes of document, product and company. Null as long as one does.
create table kept_declaration (
  platform text not null,
  hash text not null,
  since timestamptz not null default now(),
  until timestamptz,
  primary key (platform, hash)
);

create index kept_declaration_hash on kept_declaration (hash);

insert into kept_declaration (platform, hash, since)
select platform, file, min(created_at) from document where kind = 'declarationOfPerformance' group by 1, 2;

-- One that was there for less than a day was a mistake, and is not kept.
create function keep_declaration() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.kind = 'declarationOfPerformance' then
    insert into kept_declaration as known (platform, hash) values (new.platform, new.file)
    on conflict (platform, hash) do update set until = null where known.until is not null;
  end if;
  if tg_op <> 'INSERT' and old.kind = 'declarationOfPerformance' and not exists (
    select from document d
    where d.platform = old.platform and d.file = old.file and d.kind = 'declarationOfPerformance'
  ) then
    delete from kept_declaration
    where platform = old.platform and hash = old.file and since > now() - interval '1 day';
    update kept_declaration set until = now() + interval '10 years'
    where platform = old.platform and hash = old.file;
  end if;
  return null;
end $$;

create trigger keep_declaration after insert or update of kind, file or delete on document
  for each row execute function keep_declaration();
