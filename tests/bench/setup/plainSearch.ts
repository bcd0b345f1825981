import type { World } from './world.ts';

/**
 * The plain design that searches are measured against: one `tsvector` per product, German dictionary without accents,
 * beginnings of words, sorted by popularity.
 */
export const plainDesign = 'tsvector of the German dictionary, prefix query, by popularity';

/** Builds it beside the catalogue unless it is there. */
export async function makePlainSearch(
  { database }: Pick<World, 'database'>,
  tell: (line: string) => void,
): Promise<void> {
  const start = performance.now();
  const { write } = database;
  const [{ isThere }] = await write<[{ isThere: boolean }]>`
    select to_regclass('plain_search') is not null as "isThere"`;
  if (isThere) return;
  await write`create extension if not exists unaccent`;
  await write`
    create table plain_search as
    with path as (
      select c.descendant_sid as sid, string_agg(g.name ->> 'de', ' ') as names
      from category_closure c join category g on g.sid = c.ancestor_sid
      where c.platform = 'CH' group by c.descendant_sid
    )
    select p.id, p.popularity, to_tsvector('german', unaccent(concat_ws(' ',
      p.title ->> 'de', p.sub_title ->> 'de', path.names, o.name, l.title ->> 'de'))) as doc
    from product p
    join path on path.sid = p.main_category
    join orga o on o.platform = p.platform and o.sid = p.orga_sid
    left join product_line l on l.platform = p.platform and l.orga_sid = p.orga_sid and l.sid = p.product_line`;
  await write`create index on plain_search using gin (doc)`;
  await write`vacuum analyze plain_search`;
  tell(`plain search built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Planned for every text anew, as the plain design needs it: a generic plan knows nothing of the word. */
export async function plainSearch(
  { database }: Pick<World, 'database'>,
  text: string,
  { first = 0, size = 12 } = {},
): Promise<unknown> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return database.write`
    select id from plain_search
    where doc @@ to_tsquery('german', unaccent(${words.map((word) => `${word}:*`).join(' & ')}))
    order by popularity desc, id limit ${size} offset ${first}`;
}
