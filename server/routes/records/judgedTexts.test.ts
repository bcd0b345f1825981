import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { loadDemoWorld } from '../../../demo/load.ts';
import { recordsOf } from '../../../resources/calls/readRecord.ts';
import { entities } from '../../../resources/registry.ts';
import { nest } from '../../../resources/shape.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { text } from '../../base/database/column.ts';
import { sql } from '../../base/database/sql.ts';
import { fileStore } from '../../base/storage/fileStore.ts';
import { recordText } from '../../records/recordText.ts';
import { fromTable, recordShape, selectFields } from '../../records/select.ts';
import { judgedTexts } from './judgedTexts.ts';

let demo: TaggedDatabase;
let world: Awaited<ReturnType<typeof smallWorld>>;

beforeAll(async () => {
  demo = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'baustein-texts-'));
  await loadDemoWorld(demo.write, fileStore(folder), 100);
  world = await smallWorld();
  return () => rm(folder, { recursive: true, force: true });
});

it('Every record of the demo world is answered by the database as it would be from its columns', async () => {
  let compared = 0;
  for (const entity of Object.values(entities)) {
    const order = sql`order by t.id limit 50`;
    const rows = await demo.write.rows(
      recordShape(entity),
      sql`select ${selectFields(entity)} from ${fromTable(entity)} ${order}`,
    );
    const texts = await demo.write.rows(
      { body: text() },
      sql`select ${recordText(entity)} as body from ${fromTable(entity)} ${order}`,
    );
    const { answer } = judgedTexts(entity);
    const names = rows.map(({ id }) => String(id));
    const body = `[${texts.map((one) => one.body).join(',')}]`;
    const wanted: unknown = JSON.parse(
      JSON.stringify(recordsOf(entity).parse(rows.map((row) => nest(entity, row)))),
    );
    // First judged, then passed on.
    for (const answered of [answer(body, names), answer(body, names)])
      expect(JSON.parse(answered), entity.name).toEqual(wanted);
    compared += rows.length;
  }
  expect(compared).toBeGreaterThan(300);
});

const list = async () => {
  const answer = await world.call('admin', 'GET', '/import/product/CH');
  return { total: answer.headers['content-range'], records: answer.json<Record<string, unknown>[]>() };
};

it('A record that was sound is answered with what is wrong with it from the next moment on, and again without', async () => {
  const { write } = world.database;
  const [before] = (await list()).records;
  expect(before).not.toHaveProperty('unreadable');
  await write`update product set brand = ${'x'.repeat(200)} where sid = 'f1'`;
  for (const one of [
    (await list()).records[0],
    (await world.call('admin', 'GET', '/import/product/CH/alpenfenster/f1')).json(),
  ])
    expect(one).toMatchObject({ unreadable: [{ path: 'productInfo.brand' }] });
  await write`update product set brand = null where sid = 'f1'`;
  for (let nth = 0; nth < 2; nth += 1) expect((await list()).records[0]).toEqual(before);
});

it('A total is that of this moment, also of what is committed after it was counted', async () => {
  const { write } = world.database;
  const copy = (sid: string) => sql`
    insert into product (platform, orga_sid, sid, article_number, title, main_category)
    select platform, orga_sid, ${sid}, ${sid}, title, main_category from product where sid = 'f1'`;
  const totals = async () => [(await list()).total, (await list()).total];
  expect(await totals()).toEqual(['product 0-1/2', 'product 0-1/2']);
  await write.transaction(async (tx) => {
    await tx.run(copy('f3'));
    expect(await totals()).toEqual(['product 0-1/2', 'product 0-1/2']);
    await write.run(copy('f4'));
    expect(await totals()).toEqual(['product 0-2/3', 'product 0-2/3']);
  });
  expect(await totals()).toEqual(['product 0-3/4', 'product 0-3/4']);
  await write`delete from product where sid in ('f3', 'f4')`;
  expect(await totals()).toEqual(['product 0-1/2', 'product 0-1/2']);
});
