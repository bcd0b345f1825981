import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Row } from '../../resources/shape.ts';
import type { Method } from '../setup/calls.ts';
import { changesSince, contentVersion, lastChange, productsWithAll } from './effects.ts';
import { recordsOf } from './generatedRecords.ts';
import { company, recordWorld } from './recordWorld.ts';
import { tableOf } from './tableOf.ts';
import { addressOf } from './ways.ts';

beforeEach(async () => {
  await world.database.write`delete from product where orga_sid = ${company}`;
});

const count = 12;
const seed = 20260118;
const world = await recordWorld(1);
const [products = []] = fc.sample(recordsOf('product', count, { medium: 'cells', isSound: true }), {
  seed,
  numRuns: 1,
});
const list = `product/CH?orgaSid=${company}&confirm=${count}`;
const json = { 'content-type': 'application/json' };

async function done(method: Method, url: string, more: object = {}): Promise<Row> {
  const answer = await world.call(method, url, 'admin', more);
  expect(answer.statusCode, answer.payload).toBeLessThan(300);
  return answer.statusCode === 204 ? {} : answer.json();
}

async function createByCalls(): Promise<void> {
  for (const payload of products) {
    const [method, url, headers] = addressOf('product', payload);
    await done(method, url, { headers, payload });
  }
}

const createByFile = () => done('POST', list, { headers: json, payload: JSON.stringify(products) });
const sids = products.map(({ sid }) => String(sid));
const removeByList = () =>
  done('DELETE', `${list}&isBlackList=true`, { headers: json, payload: JSON.stringify(sids) });

async function createByTable(): Promise<void> {
  const answer = await world.send({ who: 'admin', body: await tableOf(products) });
  expect(world.reportOf(answer), answer.payload).toMatchObject({ created: count });
}

/** What a way of writing leaves behind: rows, record of changes, and whether the content version rose. */
async function leftBy(write: () => Promise<unknown>) {
  const [last, version] = [await lastChange(world), await contentVersion(world)];
  await write();
  return {
    all: await productsWithAll(world),
    changes: await changesSince(world, last),
    isRaised: (await contentVersion(world)) > version,
  };
}

const deleteByCalls = async () => {
  for (const sid of sids) await done('DELETE', `product/CH/${company}/${sid}`);
};

it('Products leave the same rows, changes and derived rows behind by a call, a file and a table', async () => {
  const empty = await productsWithAll(world);
  const created = await leftBy(createByCalls);
  expect(created.isRaised).toBe(true);
  const removed = await leftBy(deleteByCalls);
  expect(removed.all).toEqual(empty);
  expect(await leftBy(createByFile)).toEqual(created);
  expect(await leftBy(removeByList)).toEqual(removed);
  expect(await leftBy(createByTable)).toEqual(created);
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
