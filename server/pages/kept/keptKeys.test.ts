import { beforeAll, describe, expect, it } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoWorld } from '../../../demo/load.ts';
import { chance } from '../../../demo/random.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { keptReads, type PageAsked } from '../../../tests/setup/keptReads.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { wholeOrSample } from '../../../tests/setup/wholeOrSample.ts';
import { text, yesNo } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { scoping, sql } from '../../base/database/sql.ts';
import { fileStore } from '../../base/storage/fileStore.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';
import { tellFeed } from '../../records/feed/tellFeed.ts';
import { createCommonRows } from './commonRows.ts';
import { followFeed } from './followFeed.ts';

let database: TaggedDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'baustein-keys-'));
  await loadDemoWorld(database.write, fileStore(folder), 300);
  await indexPendingProducts(database);
  return () => rm(folder, { recursive: true, force: true });
});

it('The rows of a key are read once for all that name it, also that there are none, and again after a change', async () => {
  const { read, write } = database;
  const asked: number[] = [];
  const noting: ScopedQueries = {
    ...read,
    rows: async (shape, statement) => {
      const rows = await read.rows(shape, statement);
      asked.push(rows.length);
      return rows;
    },
  };
  const followed = followFeed(read, 0);
  const commonRows = createCommonRows(followed);
  const named = async (keys: readonly string[]) => {
    const found = await rowsOfKeys(commonRows(noting, 'CH', await followed.position()), {
      shape: { sid: text(), name: text() },
      keys,
      keyOf: ({ sid }) => sid,
      of: (sids) =>
        scoping(sql`
          select sid, coalesce(name ->> 'de', '') as name from category where sid = any(${sids}::text[])`),
    });
    return keys.map((key) => found.get(key)?.map(({ name }) => name));
  };
  await write`insert into category (sid, name) values ('eins', '{"de": "Eins"}'), ('zwei', '{"de": "Zwei"}')`;
  expect(await named(['eins', 'nichts'])).toEqual([['Eins'], []]);
  expect(await named(['nichts', 'zwei', 'eins'])).toEqual([[], ['Zwei'], ['Eins']]);
  expect(asked).toEqual([1, 1]);
  await write`insert into category (sid, name) values ('nichts', '{"de": "Etwas"}')`;
  expect(await named(['nichts', 'zwei'])).toEqual([['Etwas'], ['Zwei']]);
  expect(asked).toEqual([1, 1, 2]);
  await write`delete from category where sid in ('eins', 'zwei', 'nichts')`;
  expect(await named(['nichts', 'eins'])).toEqual([[], []]);
});

it('Of a table that nobody follows nothing is kept by keys either', async () => {
  const { read, write } = database;
  const followed = followFeed(read, 0);
  const commonRows = createCommonRows(followed);
  const isAny = async () => {
    const found = await rowsOfKeys(commonRows(read, 'CH', await followed.position()), {
      shape: { sid: text(), isAny: yesNo },
      keys: ['keyed'],
      keyOf: ({ sid }) => sid,
      of: (sids) =>
        scoping(sql`select sid, true as "isAny" from user_right where sid = any(${sids}::text[])`),
    });
    return found.get('keyed') !== undefined;
  };
  expect(await isAny()).toBe(false);
  await write`insert into user_right (sid, sub, "right") values ('keyed', 'someone', 'admin')`;
  expect(await isAny()).toBe(true);
});

describe('Whatever is written to what searches know and show, in whatever order,', () => {
  /** What changes answers of searches, each for some of the rows. */
  const writes = (nth: number) => {
    const { write } = database;
    const place = Math.floor(chance(nth, 3) * 20);
    const said = write.json({ de: `Neue Fenster ${nth}`, fr: `Nouvelles fenêtres ${nth}` });
    const told = async (written: Promise<unknown>) => {
      await written;
      await tellFeed(write, 'search', ['CH']);
    };
    const kinds = [
      () =>
        write`update category set name = ${said} where id in (select id from category order by id offset ${place} limit 3)`,
      () => write`update orga set name = ${`Fenster ${nth}`} where id in (
        select id from orga where platform = 'CH' order by id offset ${place % 5} limit 2)`,
      () =>
        write`update attribute set name = ${said} where id in (select id from attribute order by id offset ${place} limit 5)`,
      () => write`update search_vocabulary set label = ${`Wort ${nth}`} where source_sid in (
        select source_sid from search_vocabulary order by md5(source_sid || ${String(nth)}) limit 60)`,
      () => write`delete from search_vocabulary where source_sid in (
        select source_sid from search_vocabulary order by md5(source_sid || ${String(nth)}) limit 20)`,
      () => write`delete from search_name where kind = 'category' and sid in (
        select sid from search_name where kind = 'category' order by md5(sid || ${String(nth)}) limit 5)`,
      () => write`update category_count set products = products + 1 where platform = 'CH' and category_sid in (
        select category_sid from category_count where platform = 'CH' order by md5(category_sid || ${String(nth)}) limit 9)`,
      () => write`delete from category_closure where platform = 'CH' and depth > 1 and descendant_sid in (
        select sid from category order by md5(sid || ${String(nth)}) limit 2)`,
      () => told(write`update search_term set products = products + 5 where word like 'f%'`),
      () => told(write`delete from search_term where word like 'fenster_%' and products % 3 = ${nth % 3}`),
      () =>
        told(write`update product_summary set title = ${said} where product_id in (
        select product_id from product_summary where platform = 'CH' order by product_id offset ${place} limit 9)`),
    ];
    return kinds[Math.floor(chance(nth, 4) * kinds.length)];
  };

  it('two processes that keep them find what would be found anew', { timeout: 600_000 }, async () => {
    const processes = [keptReads(database), keptReads(database)];
    const texts = ['fenstr', 'Türe 90 cm', 'fenêtre bois', 'qqqqq fenster'];
    const pages = texts.flatMap((typed): PageAsked[] => [
      { screen: 'search', query: { text: typed }, language: 'fr' },
      { screen: 'search', query: { text: typed, kind: 'category' } },
    ]);
    const stale: string[] = [];
    for (const nth of wholeOrSample(Array.from({ length: 40 }, (_, place) => place))) {
      for (const page of pages) for (const process of processes) await process.kept(page);
      await writes(nth)?.();
      for (const page of pages)
        for (const process of processes)
          if ((await process.kept(page)) !== (await process.fresh(page)))
            stale.push(`${nth}: ${JSON.stringify(page)}`);
    }
    expect(stale).toEqual([]);
  });
});
