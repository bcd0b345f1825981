-- What committed transactions changed of what pages show: read in the order of their commits, by snapshots (decision 14).
-- `platform` is '' for what all platforms share; without keys it is anything of the source, of source '*' anything at all.
create table feed (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  source text not null,
  platform text not null,
  keys text[]
);

create index feed_by_transaction on feed (xid);
create index feed_by_age on feed (at);

-- More keys than that are told by what stands before their slash, and if these are too many, not one by one.
create function feed_keys(keys text[]) returns text[] language sql immutable parallel safe as $$
  select case
    when cardinality(keys) <= 300 then keys
    else (
      select case when count(*) <= 300 then array_agg(part) end
      from (
        select distinct case when key like '%/%' then split_part(key, '/', 1) || '/' else key end as part
        from unnest(keys) key) parts)
  end
$$;

-- Has every statement that writes rows of a table tell the feed of them.
--   of: the columns of which the keys are made, beside the platform
--   keys: a query for the keys of a row r; without one nothing but the platform is told
--   apart: columns that no page shows
--   watched: a query for further keys of a row r that came or went, or that differs from what it was, o, in `differs`
create function follow_changes(
  source text, of text[] default '{}', keys text default 'select null::text', apart text[] default '{}',
  watched text default null, differs text default null
) returns void language plpgsql as $outer$
declare
  is_of_platform boolean := exists (
    select from pg_attribute where attrelid = source::regclass and attname = 'platform' and not attisdropped);
  platform text := case when is_of_platform then 'r.platform' else '''''::text' end;
  columns text := array_to_string(case when is_of_platform then array['platform'] else '{}' end || of, ', ');
  tell text := 'insert into feed (source, platform, keys)
    select ' || quote_literal(source) || ', platform, feed_keys(array_agg(key) filter (where key is not null)) from (';
  end_of_tell text := ') told group by platform;';
  shown text := case when cardinality(apart) = 0 then 'true' else
    'r.id not in (
      select n.id from new_rows n join old_rows o using (id)
      where to_jsonb(n) - ' || quote_literal(apart || '{version,updated_at}'::text[]) || '::text[]
        = to_jsonb(o) - ' || quote_literal(apart || '{version,updated_at}'::text[]) || '::text[])' end;
  keys_of text := 'select distinct ' || platform || ' as platform, given.key from (select distinct '
    || coalesce(nullif(columns, ''), '''''') || ' from (ROWS) r where SHOWN) r cross join lateral (' || keys || ') given (key)';
  watched_of text := coalesce(
    ' union select ' || platform || ', given.key from (ROWS) r cross join lateral (' || watched || ') given (key)', '');
  differing text := coalesce(
    ' union select ' || platform || ', given.key from (select n.* from new_rows n join old_rows o using (id) where '
    || differs || ') r cross join lateral (' || watched || ') given (key)', '');
  come text := replace(replace(keys_of || watched_of, 'ROWS', 'select * from new_rows'), 'SHOWN', 'true');
  gone text := replace(replace(keys_of || watched_of, 'ROWS', 'select * from old_rows'), 'SHOWN', 'true');
  all_rows text := 'select * from new_rows union all select * from old_rows';
  few_changed text := replace(replace(keys_of, 'ROWS', all_rows), 'SHOWN', shown) || differing;
  many_changed text := replace(replace(keys_of || watched_of, 'ROWS', all_rows), 'SHOWN', 'true');
  event record;
begin
  execute 'create or replace function ' || quote_ident('feed_' || source) || '() returns trigger language plpgsql as $body$
    begin
      if tg_op = ''INSERT'' then ' || tell || come || end_of_tell || '
      elsif tg_op = ''DELETE'' then ' || tell || gone || end_of_tell || '
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
  differs => $$ (n.orga_sid, n.article_number, n.images[1]) is distinct from (o.orga_sid, o.article_number, o.images[1]) $$);
select follow_changes(
  'orga', '{sid}', $$ select r.sid $$, apart => '{completeness}', watched => $$ select '#' $$, differs => 'n.sid <> o.sid');
select follow_changes('orga_info', '{orga_sid}', $$ select r.orga_sid $$);
select follow_changes('orga_connection', '{orga_sid}', $$ select r.orga_sid $$);
select follow_changes('product_line', '{orga_sid,sid}', $$ select r.orga_sid || '/' || r.sid $$);
select follow_changes('product_relation', '{orga_sid,product_sid}', $$ select r.orga_sid || '/' || r.product_sid $$);
select follow_changes(
  'retailer_data', '{manufacturer_sid,product_sid}', $$ select r.manufacturer_sid || '/' || r.product_sid $$);
select follow_changes(
  'document', '{orga_sid,products}',
  $$ select r.orga_sid || '/' || one from unnest(r.products) one
    union all select r.orga_sid || '/#' where r.products = '{}' $$);
select follow_changes('file', '{hash}', $$ select r.hash $$);
-- What names a picture may be there before it.
select follow_changes(
  'image', '{hash}', $$ select r.hash $$, watched => $$ select r.orga_sid || '/#' union all select '#' $$, differs => 'n.hash <> o.hash');
select follow_changes(
  'category', '{sid}', $$ select r.sid $$, watched => $$ select '#' $$, differs => 'n.sid <> o.sid');
select follow_changes(
  'attribute', '{sid}', $$ select r.sid $$, watched => $$ select '#' $$, differs => 'n.kind <> o.kind');
select follow_changes(
  'category_relation', '{parent_sid,child_sid}', $$ select r.parent_sid union all select r.child_sid $$);
select follow_changes('article', '{url}', $$ select r.url $$);
select follow_changes('advertisement');
select follow_changes('start_page');

-- Derived rows.
select follow_changes(
  'category_closure', '{ancestor_sid,descendant_sid}', $$ select r.ancestor_sid union all select r.descendant_sid $$);
select follow_changes(
  'category_product', '{category_sid,orga_sid}', $$ select r.category_sid union all select 'of ' || r.orga_sid $$);
select follow_changes(
  'category_count', '{category_sid,orga_sid}', $$ select r.category_sid union all select 'of ' || r.orga_sid $$);
select follow_changes(
  'product_title', '{product_id}',
  $$ select given.key from category_product l
    cross join lateral (select l.category_sid union all select 'of ' || l.orga_sid where l.category_sid = 'root_category') given (key)
    where l.platform = r.platform and l.product_id = r.product_id $$);
select follow_changes(
  'product_facet', '{category_id}',
  $$ select place.ancestor_sid from category c
    join category_closure place on place.platform = r.platform and place.descendant_sid = c.sid
    where c.id = r.category_id $$);
select follow_changes(
  'facet_count', '{category_id}',
  $$ select place.ancestor_sid from category c
    join category_closure place on place.platform = r.platform and place.descendant_sid = c.sid
    where c.id = r.category_id $$);

-- What texts are understood by.
select follow_changes('product_code');
select follow_changes('search_name');
select follow_changes('search_vocabulary');
