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
import { integer, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { scoping, sql } from '../../base/database/sql.ts';
import { fileStore } from '../../base/storage/fileStore.ts';
import { createCommonRows } from './commonRows.ts';
import { followFeed } from './followFeed.ts';

let database: TaggedDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'baustein-records-'));
  await loadDemoWorld(database.write, fileStore(folder), 300);
  return () => rm(folder, { recursive: true, force: true });
});

it('A record is read once for all lists, and after a change of it none but it is read again', async () => {
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
  const found = await write<{ id: number }[]>`
    select id::integer from product where platform = 'CH' order by id limit 4`;
  const ids = found.map(({ id }) => id);
  const followed = followFeed(read, 0);
  const commonRows = createCommonRows(followed);
  const titles = async (some: readonly number[]) => {
    const { each } = commonRows(noting, 'CH', await followed.position());
    const rows = await each?.({
      shape: { id: integer, orgaSid: text(), productSid: text(), title: text() },
      ids: some,
      idOf: ({ id }) => id,
      of: (wanted) =>
        scoping(sql`
          select p.id, p.orga_sid as "orgaSid", p.sid as "productSid", coalesce(p.title ->> 'de', '') as title
          from product p where p.platform = 'CH' and p.id = any(${wanted}::bigint[])`),
    });
    return some.map((id) => rows?.get(id)?.title);
  };
  const before = await titles(ids.slice(0, 3));
  expect(await titles(ids.toReversed())).toEqual([(await titles(ids.slice(3)))[0], ...before.toReversed()]);
  expect(asked).toEqual([3, 1]);
  await write`update product set title = '{"de": "Neu"}', version = version + 1 where id = ${ids[1] ?? 0}`;
  expect(await titles(ids.slice(0, 3))).toEqual([before[0], 'Neu', before[2]]);
  expect(asked).toEqual([3, 1, 1]);
  await write`delete from product where id = ${ids[1] ?? 0}`;
  expect(await titles(ids.slice(0, 2))).toEqual([before[0], undefined]);
});

describe('Whatever is written to what cards show, in whatever order,', () => {
  /** What changes cards, each for some of the rows. */
  const writes = (nth: number) => {
    const { write } = database;
    const place = Math.floor(chance(nth, 3) * 40);
    const said = write.json({ de: `Neu ${nth}`, fr: `Nouveau ${nth}` });
    const some = (table: string) => write`
      select id from ${write(table)} where platform = 'CH' order by id offset ${place} limit 3`;
    const kinds = [
      () => write`update product set title = ${said}, version = version + 1 where id in (${some('product')})`,
      () => write`update product set sub_title = null, images = '{}' where id in (${some('product')})`,
      () =>
        write`update product set end_of_sale = '2020-01-01', is_ended = not is_ended where id in (${some('product')})`,
      () => write`update orga set name = ${`Firma ${nth}`} where id in (${some('orga')})`,
      () =>
        write`update category set name = ${said} where id in (select id from category order by id offset ${place} limit 3)`,
      () => write`update product_line set title = ${said} where id in (${some('product_line')})`,
      () => write`update image set width = width + 1 where id in (${some('image')})`,
      () => write`delete from image where id in (${some('image')})`,
      () => write`update variant_group set products = products + 1 where platform = 'CH' and orga_sid in (
        select sid from orga where platform = 'CH' order by id offset ${place % 4} limit 1)`,
      () => write`delete from product where id in (${some('product')})`,
    ];
    return kinds[Math.floor(chance(nth, 4) * kinds.length)];
  };

  it('two processes that keep them show what would be read anew', { timeout: 600_000 }, async () => {
    const { read } = database;
    const processes = [keptReads(database), keptReads(database)];
    const categories = await read<{ sid: string }[]>`
      select category_sid as sid from category_count where platform = 'CH' and category_sid <> 'root_category'
      group by 1 order by sum(products) desc, 1 limit 3`;
    const products = await read<{ orgaSid: string; productSid: string }[]>`
      select orga_sid as "orgaSid", sid as "productSid" from product
      where platform = 'CH' order by md5(id::text) limit 5`;
    const orgas = await read<
      { sid: string }[]
    >`select sid from orga where platform = 'CH' order by id limit 2`;
    const queries: Record<string, string>[] = [{}, { sort: 'title' }, { page: '2' }];
    const pages: PageAsked[] = [
      ...categories.flatMap(({ sid }) =>
        (['de', 'fr'] as const).flatMap((language) =>
          queries.map((query) => ({
            screen: 'category' as const,
            parameters: { categorySid: sid },
            query,
            language,
          })),
        ),
      ),
      ...products.map((parameters) => ({ screen: 'product' as const, parameters })),
      ...orgas.map(({ sid }) => ({ screen: 'orga' as const, parameters: { orgaSid: sid } })),
    ];
    const stale: string[] = [];
    for (const nth of wholeOrSample(Array.from({ length: 80 }, (_, place) => place))) {
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
