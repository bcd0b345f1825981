import { suggest } from '../../server/find/suggestions/suggest.ts';
import { visitorScope } from '../setup/catalogue.ts';
import type { Bench } from './setup/bench.ts';
import { percentiles, timed } from './setup/percentiles.ts';
import { benchProducts } from './setup/products.ts';
import { typedTexts } from './setup/queries.ts';
import type { World } from './setup/world.ts';

const queries = 500;
const warmUp = 40;

/**
 * Suggestions of all kinds, complete as the browser gets them, against ids alone from a plain text search:
 * one `tsvector` per product, German dictionary without accents, beginnings of words, sorted by popularity.
 */
export const bench: Bench = async ({ products, world, tell }) => {
  const { database } = await world();
  await makePlainSearch({ database }, tell);
  const scope = visitorScope('CH');
  const texts = typedTexts(benchProducts(products), Math.max(1, Math.floor(products / queries)));
  const ways = [
    (text: string) => suggest(database.read, scope, 'de', text),
    (text: string) => plainSearch({ database }, text),
  ];
  await timed(texts.slice(0, warmUp), ways);
  const [ours = [], plain = []] = await timed(texts, ways);
  let empty = 0;
  for (const text of texts) {
    const { productSuggestions } = await suggest(database.read, scope, 'de', text);
    if (productSuggestions.length === 0) empty += 1;
  }
  tell(`${texts.length} texts, ${empty} without product; plain search ${JSON.stringify(percentiles(plain))}`);
  const measured = percentiles(ours);
  const baseline = {
    what: 'tsvector of the German dictionary, prefix query, by popularity',
    p95: percentiles(plain).p95,
  };
  return { ...measured, baseline, ratio: measured.p95 / baseline.p95 };
};

async function makePlainSearch(
  { database }: Pick<World, 'database'>,
  tell: (line: string) => void,
): Promise<void> {
  const start = performance.now();
  const { write } = database;
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
async function plainSearch({ database }: Pick<World, 'database'>, text: string): Promise<unknown> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return database.write`
    select id from plain_search
    where doc @@ to_tsquery('german', unaccent(${words.map((word) => `${word}:*`).join(' & ')}))
    order by popularity desc, id limit 12`;
}
