import { describe, expect, it } from 'vitest';
import type { StoreKey } from '../../resources/platforms.ts';
import { catalogueOf, root, visitorScope } from '../../tests/setup/catalogue.ts';
import { derivedRows } from '../../tests/setup/derivedRows.ts';
import { freshDatabase } from '../../tests/setup/freshDatabase.ts';
import { listProducts } from '../listing/listProducts.ts';
import { codeKey } from '../search/codeKey.ts';
import { reindex } from './reindex.ts';
import { suggest } from '../search/suggest.ts';
import { rebuildTerms } from '../search/terms.ts';

const stores: StoreKey[] = ['CH', 'RHB'];
const categories = ['a', 'b', 'c', 'd', 'e'];
const words = ['Tür', 'Fenster', 'Öse', 'DN50', '100 x 200', 'façade', 'Größe', 'Holz'];

/** A sequence that is the same in every run (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function emptyDerived(database: Awaited<ReturnType<typeof freshDatabase>>) {
  await database.write`
    truncate category_closure, category_product, category_count, product_code, product_search, product_title,
      search_term, search_name, search_tier, search_pending`;
}

describe('derived rows', () => {
  it.each([1, 2, 3])('after random writes are those that are built from scratch (seed %i)', async (seed) => {
    const database = await freshDatabase();
    const catalogue = catalogueOf(database);
    const next = sequence(seed);
    const below = (count: number) => Math.floor(next() * count);
    const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
    const text = () => ({
      de: `${pick(words)} ${pick(words)}`,
      ...(next() < 0.5 && { fr: `porte ${pick(words)}` }),
    });

    for (const sid of categories) await catalogue.category(sid, text(), ['IfcDoor']);
    for (const store of stores) {
      await catalogue.tree(store, { a: root, b: 'a', c: 'b', d: root });
      await catalogue.orga(store, 'muster', 'Muster');
      await catalogue.orga(store, 'probe', 'Probe');
    }
    for (let step = 0; step < 60; step += 1) {
      const store = pick(stores);
      const orgaSid = pick(['muster', 'probe']);
      const chance = next();
      if (chance < 0.6) {
        await catalogue.products(
          store,
          Array.from({ length: 1 + below(5) }, () => ({
            sid: `${orgaSid}-${below(25)}`,
            orgaSid,
            title: text(),
            subTitle: text(),
            category: pick(categories),
            ...(next() < 0.5 && { line: pick(['l1', 'l2']) }),
            gtins: next() < 0.3 ? [`0${String(below(10 ** 9)).padStart(13, '0')}`] : [],
            popularity: below(50),
          })).filter((product, index, all) => all.findIndex(({ sid }) => sid === product.sid) === index),
        );
      } else if (chance < 0.7) {
        await catalogue.removeProducts(store, [`${orgaSid}-${below(25)}`, `${orgaSid}-${below(25)}`]);
      } else if (chance < 0.8) {
        await catalogue.tree(
          store,
          pick<Record<string, string>>([
            { b: 'd' },
            { b: 'a' },
            { c: 'a' },
            { c: 'b' },
            { e: 'c' },
            { d: root },
          ]),
        );
      } else if (chance < 0.9) {
        await catalogue.orga(store, orgaSid, `${orgaSid} ${pick(words)}`);
        await catalogue.line(store, orgaSid, pick(['l1', 'l2']), text());
      } else await catalogue.category(pick(categories), text(), [pick(['IfcDoor', 'IfcWall'])]);
      if (next() < 0.2) await catalogue.fold();
    }
    await catalogue.fold();
    const kept = await derivedRows(database.read);
    expect(kept.search?.length).toBeGreaterThan(10);

    await rebuildTerms(database.write);
    expect(await derivedRows(database.read)).toEqual(kept);

    await emptyDerived(database);
    for (const store of stores) await reindex(database, store);
    expect(await derivedRows(database.read)).toEqual(kept);
  });

  it('that were lost or wrong are mended by a reindex', async () => {
    const database = await freshDatabase();
    const catalogue = catalogueOf(database);
    await catalogue.category('a', 'Ziegel');
    await catalogue.tree('CH', { a: root });
    const ids = await catalogue.products(
      'CH',
      ['x', 'y', 'z'].map((sid) => ({ sid, title: `Ziegel ${sid}`, category: 'a' })),
    );
    await catalogue.fold();
    const kept = await derivedRows(database.read);
    const [x, y] = ids as [number, number];
    await database.write`update category_count set products = products + 3`;
    await database.write`delete from category_product where product_id = ${x}`;
    await database.write`delete from product_search where product_id = ${y}`;
    await database.write`
      insert into category_product (platform, category_sid, product_id, orga_sid, product_line, popularity)
      values ('CH', 'gone', 999999, 'muster', '', 0)`;
    await database.write`insert into product_code values ('CH', 'wrong', 'article', ${x})`;
    expect(await reindex(database, 'CH')).toBe(3);
    expect(await derivedRows(database.read)).toEqual(kept);
  });

  it('answer as ever while they are built anew', async () => {
    const database = await freshDatabase();
    const catalogue = catalogueOf(database);
    const scope = visitorScope('CH');
    await catalogue.category('a', 'Ziegel');
    await catalogue.tree('CH', { a: root });
    await catalogue.products(
      'CH',
      Array.from({ length: 300 }, (_, index) => ({
        sid: `p${index}`,
        title: `Ziegel ${index}`,
        category: 'a',
      })),
    );
    await catalogue.fold();
    const list = { category: 'a', sort: 'popularity', page: 1, size: 5, language: 'de' } as const;
    const read = async () => ({
      list: await listProducts(database.read, scope, list),
      suggestions: await suggest(database.read, scope, 'de', 'ziegel'),
    });
    const before = await read();
    let isRunning = true;
    const reindexed = reindex(database, 'CH').finally(() => (isRunning = false));
    while (isRunning) expect(await read()).toEqual(before);
    await reindexed;
  });

  it('hold article numbers under the key by which they are looked up', async () => {
    const database = await freshDatabase();
    const numbers = ['444.0930.0', 'AB-12/c', 'Ü-100 İx', 'straße 7', '--9--', 'K 5 µ'];
    await catalogueOf(database).products(
      'CH',
      numbers.map((articleNumber) => ({ sid: articleNumber, title: 'x', category: 'a', articleNumber })),
    );
    const rows = await database.read<{ articleNumber: string; code: string }[]>`
      select p.article_number as "articleNumber", c.code
      from product p join product_code c on c.product_id = p.id and c.kind = 'article' order by p.id`;
    expect(rows.map(({ code }) => code)).toEqual(numbers.map(codeKey));
  });
});
