import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Row } from '../../resources/shape.ts';
import type { Method } from '../setup/calls.ts';
import { snakeCase } from '../../server/base/database/snakeCase.ts';
import { feedCursor } from '../../server/records/feed/readFeed.ts';
import { changesSince, isTold, lastChange, productsWithAll, recordsStored } from './effects.ts';
import type { Medium } from './fieldValues.ts';
import { filed, recordsOf, type FiledEntity } from './generatedRecords.ts';
import { company, recordWorld } from './recordWorld.ts';
import { tableOf } from './tableOf.ts';
import { addressOf, fileAddressOf } from './ways.ts';

beforeEach(async () => {
  await world.database.write`delete from product where orga_sid = ${company}`;
});

const count = 12;
const seed = 20260118;
const world = await recordWorld(count);
const inCells = sound('product', 'cells');
const inJson = sound('product', 'json');
const sids = inCells.map(({ sid }) => String(sid));
const list = `product/CH?orgaSid=${company}&confirm=${count}`;
const json = { 'content-type': 'application/json' };

async function done(method: Method, url: string, more: object = {}): Promise<Row> {
  const answer = await world.call(method, url, 'admin', more);
  expect(answer.statusCode, answer.payload).toBeLessThan(300);
  return answer.statusCode === 204 ? {} : answer.json();
}

function sound(name: FiledEntity, medium: Medium): Row[] {
  const [records = []] = fc.sample(recordsOf(name, count, { medium, isSound: true }), { seed, numRuns: 1 });
  return records;
}

async function createByCalls(products = inCells): Promise<void> {
  for (const payload of products) {
    const [method, url, headers] = addressOf('product', payload);
    await done(method, url, { headers, payload });
  }
}

const createByFile = (products = inCells) =>
  done('POST', list, { headers: json, payload: JSON.stringify(products) });
const removeByList = () =>
  done('DELETE', `${list}&isBlackList=true`, { headers: json, payload: JSON.stringify(sids) });

async function createByTable(): Promise<void> {
  const answer = await world.send({ who: 'admin', body: await tableOf(inCells) });
  expect(world.reportOf(answer), answer.payload).toMatchObject({ created: count });
}

/** What a way of writing leaves behind: rows, record of changes, and whether the feed tells of it. */
async function leftBy(write: () => Promise<unknown>) {
  const [last, cursor] = [await lastChange(world), await feedCursor(world.database.write)];
  await write();
  return {
    all: await productsWithAll(world),
    changes: await changesSince(world, last),
    isTold: await isTold(world, cursor),
  };
}

const deleteByCalls = async () => {
  for (const sid of sids) await done('DELETE', `product/CH/${company}/${sid}`);
};

it('Products leave the same rows, changes and derived rows behind by a call, a file and a table', async () => {
  const empty = await productsWithAll(world);
  const created = await leftBy(createByCalls);
  expect([created.isTold, created.all.products?.length, created.changes.length]).toEqual([
    true,
    count,
    count,
  ]);
  const removed = await leftBy(deleteByCalls);
  expect(removed.all).toEqual(empty);
  expect(await leftBy(createByFile)).toEqual(created);
  expect(await leftBy(removeByList)).toEqual(removed);
  expect(await leftBy(createByTable)).toEqual(created);
});

it('The same of all that only JSON can say, and nothing of it changes when it is said again', async () => {
  const created = await leftBy(() => createByCalls(inJson));
  await removeByList();
  expect(await leftBy(() => createByFile(inJson))).toEqual(created);
  const again = await leftBy(async () => {
    await createByFile(inJson);
    for (const payload of inJson) await done('PUT', addressOf('product', payload)[1], { payload });
  });
  expect(again).toEqual({ all: created.all, changes: [], isTold: false });
});

it('What was deleted comes back as it was, by the change and by the import', async () => {
  await createByCalls();
  const created = await productsWithAll(world);
  const last = await lastChange(world);
  await deleteByCalls();
  const { write } = world.database;
  const gone = await write<{ id: number }[]>`select id from change where id > ${last} order by id`;
  const undone = await leftBy(async () => {
    for (const { id } of gone) await done('POST', `change/${id}/undo`);
  });
  expect(undone.all).toEqual(created);
  const { id } = await removeByList();
  expect(await leftBy(() => done('POST', `report/${String(id)}/undo`))).toEqual(undone);
});

it('What an import created goes with its undo, as if each had been deleted', async () => {
  await createByCalls();
  const removed = await leftBy(deleteByCalls);
  const { id } = await createByFile();
  expect(await leftBy(() => done('POST', `report/${String(id)}/undo`))).toEqual(removed);
});

it.each(['orga', 'orgaInfo', 'retailerData'] as const)(
  '%s: records leave the same behind by calls and by a file',
  async (name) => {
    const { entity } = filed[name];
    const records = sound(name, 'json');
    const left = async (write: () => Promise<unknown>) => {
      const [last, cursor] = [await lastChange(world), await feedCursor(world.database.write)];
      await write();
      return {
        records: await recordsStored(world, entity),
        changes: await changesSince(world, last),
        isTold: await isTold(world, cursor),
      };
    };
    const byCalls = await left(async () => {
      for (const payload of records) {
        const [method, url, headers] = addressOf(name, payload);
        await done(method, url, { headers, payload });
      }
    });
    expect(byCalls).toMatchObject({ changes: { length: count }, isTold: true });
    const { write } = world.database;
    if (name === 'orga')
      await write`
        update orga set name = 'Firma', kind = 'manufacturer', product_categories = '{}', address = null, logo = null,
          description = null, version = 1 where sid like 'firma-%'`;
    else await write`delete from ${write(snakeCase(name))}`;
    const [method, url] = fileAddressOf(name);
    const byFile = await left(() => done(method, url, { headers: json, payload: JSON.stringify(records) }));
    expect(byFile.records).toEqual(byCalls.records);
    expect(byFile.isTold).toBe(true);
    const after = (changes: readonly Row[]) => changes.map(({ key, after: stored }) => ({ key, stored }));
    if (name === 'orga') expect(byFile.changes).toHaveLength(count);
    else expect(after(byFile.changes)).toEqual(after(byCalls.changes));
  },
);
