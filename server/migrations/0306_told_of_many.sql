-- What hundreds of rows at once have to say of companies is told by their companies: the keys are shortened before they are told
-- from each other, not after. Of an import of 100,000 products, 300,000 keys were put in order to tell four.

-- Has every statement that writes rows of a table tell the feed of them.
--   of: the columns of which the keys are made, beside the platform
--   keys: a query for the keys of a row r; without one nothing but the platform is told
--   apart: columns that no page shows
--   watched: a query for further keys of a row r that came or went, or that differs from what it was, o, in `differs`
--   own_page: columns that only the page of the record itself shows; without any, `=` and `!` are not told
create or replace function follow_changes(
  source text, of text[] default '{}', keys text default 'select null::text', apart text[] default '{}',
  watched text default null, differs text default null, own_page text[] default '{}'
) returns void language plpgsql as $outer$
declare
  is_of_platform boolean := exists (
    select from pg_attribute where attrelid = source::regclass and attname = 'platform' and not attisdropped);
  platform text := case when is_of_platform then 'r.platform' else '''''::text' end;
  columns text := array_to_string(case when is_of_platform then array['platform'] else '{}' end || of, ', ');
  tell text := 'insert into feed (source, platform, keys)
    select ' || quote_literal(source) || ', platform, feed_keys(array_agg(key) filter (where key is not null)) from (';
  end_of_tell text := ') told group by platform;';
  is_told_apart boolean := cardinality(own_page) > 0;
  apart_at_all text[] := apart || '{version,updated_at}'::text[];
  same text := 'r.id not in (
    select n.id from new_rows n join old_rows o using (id)
    where to_jsonb(n) - %1$L::text[] = to_jsonb(o) - %1$L::text[])';
  shown text := case when cardinality(apart) = 0 then 'true' else format(same, apart_at_all) end;
  shown_elsewhere text := format(same, apart_at_all || own_page);
  other_key text := (
    select 'r.id in (select n.id from new_rows n join old_rows o using (id) where '
      || coalesce(string_agg(format('n.%1$I is distinct from o.%1$I', name), ' or '), 'false') || ')'
    from unnest(of) name);
  keys_of text := 'select distinct ' || platform || ' as platform, mark || given.key as key from (select distinct '
    || coalesce(nullif(columns, ''), '''''') || ' from (ROWS) r where SHOWN) r cross join lateral (' || keys
    || ') given (key) cross join unnest(MARKS) mark';
  every_key text := replace(
    keys_of, 'MARKS', case when is_told_apart then 'array['''', ''='', ''!'']' else 'array['''']' end);
  watched_of text := coalesce(
    ' union select ' || platform || ', given.key from (ROWS) r cross join lateral (' || watched || ') given (key)', '');
  differing text := coalesce(
    ' union select ' || platform || ', given.key from (select n.* from new_rows n join old_rows o using (id) where '
    || differs || ') r cross join lateral (' || watched || ') given (key)', '');
  come text := replace(replace(every_key || watched_of, 'ROWS', 'select * from new_rows'), 'SHOWN', 'true');
  gone text := replace(replace(every_key || watched_of, 'ROWS', 'select * from old_rows'), 'SHOWN', 'true');
  all_rows text := 'select * from new_rows union all select * from old_rows';
  of_all text := replace(keys_of, 'ROWS', all_rows);
  few_changed text := replace(replace(of_all, 'MARKS', 'array['''']'), 'SHOWN', shown)
    || case when is_told_apart then
      ' union ' || replace(replace(of_all, 'MARKS', 'array[''='']'), 'SHOWN', shown_elsewhere)
      || ' union ' || replace(replace(of_all, 'MARKS', 'array[''!'']'), 'SHOWN', other_key)
      else '' end
    || differing;
  many_changed text := replace(replace(every_key || watched_of, 'ROWS', all_rows), 'SHOWN', 'true');
  -- As `feed_keys` would shorten them, but before they are put in order and told from each other.
  shortened text := 'case when given.key like ''%/%'' then split_part(given.key, ''/'', 1) || ''/'' else given.key end as key';
  very_many text := 'select platform, mark || key as key from (select distinct ' || platform || ' as platform, ' || shortened
    || ' from (ROWS) r cross join lateral (' || keys || ') given (key)) part cross join unnest('
    || case when is_told_apart then 'array['''', ''='', ''!'']' else 'array['''']' end || ') mark'
    || coalesce(
      ' union select distinct ' || platform || ', ' || shortened || ' from (ROWS) r cross join lateral (' || watched
      || ') given (key)', '');
  event record;
begin
  execute 'create or replace function ' || quote_ident('feed_' || source) || '() returns trigger language plpgsql as $body$
    begin
      if tg_op = ''INSERT'' then
        if (select count(*) from (select from new_rows limit 901) few) > 900 then
          ' || tell || replace(very_many, 'ROWS', 'select * from new_rows') || end_of_tell || '
        else ' || tell || come || end_of_tell || '
        end if;
      elsif tg_op = ''DELETE'' then
        if (select count(*) from (select from old_rows limit 901) few) > 900 then
          ' || tell || replace(very_many, 'ROWS', 'select * from old_rows') || end_of_tell || '
        else ' || tell || gone || end_of_tell || '
        end if;
      elsif (select count(*) from (select from new_rows limit 901) few) > 900 then
        ' || tell || replace(very_many, 'ROWS', all_rows) || end_of_tell || '
      -- To compare many rows would take longer than to make a few pages more anew.
      elsif (select count(*) from (select from new_rows limit 101) few) > 100 then
        ' || tell || many_changed || end_of_tell || '
      else ' || tell || few_changed || end_of_tell || '
      end if;
      return null;
    end $body$';
  for event in
    select * from (values
      ('insert', 'new table as new_rows'),
      ('delete', 'old table as old_rows'),
      ('update', 'old table as old_rows new table as new_rows')) events (name, tables)
  loop
    execute format(
      'create or replace trigger %I after %s on %I referencing %s for each statement execute function %I()',
      'feed_' || event.name, event.name, source, event.tables, 'feed_' || source);
  end loop;
end
$outer$;

select follow_changes(
  'product', '{orga_sid,sid}', $$ select r.orga_sid || '/' || r.sid $$,
  apart => '{completeness,missing,position,popularity}',
  watched => $$ select r.orga_sid || '/#' union all select '#picture' $$,
  differs => $$ (n.orga_sid, n.article_number, n.images[1]) is distinct from (o.orga_sid, o.article_number, o.images[1]) $$,
  own_page => '{description,media,keywords,order_unit,order_quantity,customs_tariff_number,country_of_origin}');

-- The parts of an article number are taken apart once: without the offset each of their five uses did it again.
create or replace view coded_product as
select p.platform, key.code collate "C" as code, key.kind, p.id as product_id
from product p
cross join lateral (
  select split.parts, array_to_string(split.parts, '') as whole
  from (select regexp_split_to_array(lower(p.article_number collate "C"), '[^a-z0-9]+') as parts offset 0) split
  offset 0
) article
cross join lateral (
  select ltrim(gtin, '0') as code, 'gtin' as kind from unnest(p.gtins) as gtin
  union
  select whole, 'article' where whole <> ''
  union
  select part, 'part'
  from generate_series(2, least(cardinality(parts), 6)) as place
  cross join lateral (select array_to_string(parts[place:], '') as part offset 0) behind
  where length(part) >= 4 and part <> whole
) key;
