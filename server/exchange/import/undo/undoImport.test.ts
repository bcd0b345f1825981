import { beforeEach, expect, it } from 'vitest';
import { companyOfImports } from '../../../../tests/setup/companyOfImports.ts';
import { numberedProducts } from '../../../../tests/setup/numberedProducts.ts';
import { workbookOf } from '../../../../tests/setup/workbook.ts';

const world = await companyOfImports();
beforeEach(async () => {
  await world.database.write`delete from product_relation`;
});

const headings = ['Artikelnummer', 'Titel', 'Kategorie', 'GTIN', 'Norm'];
type Cells = (string | null)[];

async function bring(rows: Cells[], query: Record<string, string> = {}) {
  return world.reportOf(await world.send({ body: await workbookOf(headings, ...rows), query }));
}
const undo = (id: string, query = '', who = 'supplier') =>
  world.call('POST', `report/${id}/undo${query}`, who);
/** As the products are, whatever version they have. */
const stored = async () => (await world.productsOf()).map(({ version: _, ...product }) => product);

const first: Cells[] = [
  ['A', 'Fenster A', 'fenster', '4006381333931', 'SIA 331'],
  ['B', 'Fenster B', 'fenster', null, null],
  ['C', 'Fenster C', 'türen', null, null],
];
const second: Cells[] = [
  ['A', 'Fenster A neu', 'türen', '-', '-'],
  ['B', 'Fenster B neu', 'fenster', null, null],
  ['D', 'Tür D', 'türen', null, null],
];
const replaceAll = { deleteOthers: 'true', confirm: '1' };

it('An undone import leaves everything as it was before, and the search follows', async () => {
  await bring(first);
  const { write } = world.database;
  await write`
    insert into product_relation (platform, orga_sid, product_sid, kind, related_orga_sid, related_sid)
    values ('CH', 'alpenfenster', 'a', 'similar', 'alpenfenster', 'c')`;
  const before = await stored();
  const { id } = await bring(second, replaceAll);
  expect(await write`select from product_relation`).toHaveLength(0);

  const rehearsed = await undo(id, '?dryRun=true');
  const counts = { restored: 2, changed: 2, removed: 1, othersCount: 0, keptCount: 0, kept: [] };
  expect(rehearsed.json()).toEqual({ dryRun: true, state: 'undone', ...counts });
  expect(await stored()).not.toEqual(before);

  expect((await undo(id)).json()).toEqual({ dryRun: false, state: 'undone', ...counts });
  expect(await stored()).toEqual(before);
  expect(await write`select from product_relation`).toHaveLength(1);
  expect((await world.call('GET', `report/${id}`)).json()).toMatchObject({ state: 'undone' });
  await expect
    .poll(async () => (await write`select from search_pending`).length, { timeout: 10_000 })
    .toBe(0);
  const found = await write`
    select p.sid from product_search s join product p on p.id = s.product_id
    where p.orga_sid = 'alpenfenster' order by p.sid`;
  expect(found.map(({ sid }) => sid)).toEqual(['a', 'b', 'c']);
});

it('What somebody changed since stays, and is listed', async () => {
  await bring(first);
  const { id } = await bring(second, replaceAll);
  await bring([
    ['A', 'Fenster A von Hand', null, null, null],
    ['D', 'Tür D von Hand', null, null, null],
  ]);
  const answer = (await undo(id)).json() as { kept: unknown[] };
  expect(answer).toMatchObject({ restored: 1, changed: 2, removed: 0, keptCount: 2 });
  expect(answer.kept).toEqual([
    {
      key: 'A',
      field: 'productInfo.title',
      before: { de: 'Fenster A' },
      now: { de: 'Fenster A von Hand' },
      code: 'changed-since',
    },
    { key: 'D', field: 'sid', before: null, now: 'd', code: 'changed-since' },
  ]);
  expect(await stored()).toMatchObject([
    { title: { de: 'Fenster A von Hand' }, mainCategory: 'fenster', attributes: { norm: 'SIA 331' } },
    { title: { de: 'Fenster B' } },
    { title: { de: 'Fenster C' } },
    { title: { de: 'Tür D von Hand' } },
  ]);
});

it('Products that were taken out of the trash since stay gone, and are listed with why (behaviour B596)', async () => {
  await bring(first);
  const { id } = await bring(first.slice(0, 1), { ...replaceAll, confirm: '2' });
  const { records } = (await world.call('GET', 'trash/CH/product')).json();
  const { change } = records.find(({ key }: { key: string[] }) => key.at(-1) === 'b');
  await world.call('POST', 'trash/CH/product/empty', 'supplier', { payload: { change } });
  const foreseen = (await undo(id, '?dryRun=true')).json();
  expect(foreseen).toMatchObject({ restored: 1, keptCount: 1 });
  expect((await undo(id)).json()).toMatchObject({
    restored: 1,
    keptCount: 1,
    kept: [{ key: 'B', field: 'productInfo.title', before: { de: 'Fenster B' }, now: null, code: 'emptied' }],
  });
  expect(await stored()).toHaveLength(2);
});

it('An import of whose products none comes back any more says so of each', async () => {
  await bring(first);
  const { id } = await bring(first.slice(0, 1), { ...replaceAll, confirm: '2' });
  await world.call('POST', 'trash/CH/product/empty', 'supplier', { payload: {} });
  const { restored, kept } = (await undo(id)).json();
  expect(restored).toBe(0);
  expect(kept.map(({ key, code }: Record<string, string>) => [key, code])).toEqual([
    ['B', 'emptied'],
    ['C', 'emptied'],
  ]);
});

it('A number that somebody else has taken since is not fought for', async () => {
  await bring(first);
  const { id } = await bring(first.slice(0, 2), replaceAll);
  await bring([['C', 'Neues C', 'fenster', null, null]]);
  expect((await undo(id)).json()).toMatchObject({
    restored: 0,
    keptCount: 1,
    kept: [{ key: 'C', code: 'there-again' }],
  });
});

it('What is left as it is for want of a right, or as it is not valid any more, says so (behaviour B234)', async () => {
  const { write } = world.database;
  await bring(first);
  const { id } = await bring(second, replaceAll);
  // Who made a company may do more than who keeps it.
  await write`
    insert into change (sub, report_id, platform, entity, key, kind, version, after)
    select 'admin', ${id}, 'CH', 'orga', array['alpenfenster'], 'created', version, '{}'
    from orga where platform = 'CH' and sid = 'alpenfenster'`;
  await write`
    update change set before = jsonb_set(before, '{mainCategory}', '"weg"')
    where report_id = ${id} and kind = 'deleted' and entity = 'product'`;
  const { kept } = (await undo(id)).json();
  expect(kept.map(({ key, code }: Record<string, string>) => [key, code])).toEqual([
    ['c', 'not-valid'],
    ['alpenfenster', 'no-right'],
  ]);
});

it('Only what was written can be undone, once, by whoever may import for the company', async () => {
  const { id } = await bring(first);
  const { id: dry } = await bring(second, { dryRun: 'true' });
  expect((await undo(dry)).statusCode).toBe(409);
  expect((await undo(id, '', 'supplier-de')).statusCode).toBe(404);
  expect((await undo(id)).statusCode).toBe(200);
  expect((await undo(id)).json()).toMatchObject({ status: 409 });
});

it('For 30 days an import can be undone, then no longer', async () => {
  const { id } = await bring(first);
  const isDaysOld = (days: number) =>
    world.database
      .write`update import_report set created_at = now() - make_interval(days => ${days}) where id = ${id}`;
  await isDaysOld(31);
  expect((await undo(id, '?lang=en')).json()).toMatchObject({
    status: 409,
    type: '/problems/undo-too-late',
    detail: 'Undoing is possible for 30 days only. Change the data by hand.',
  });
  expect(await stored()).toHaveLength(3);
  await isDaysOld(29);
  expect((await undo(id)).json()).toMatchObject({ state: 'undone', removed: 3 });
  expect(await stored()).toHaveLength(0);
});

it('The record of changes tells what an import did to each product, and who sent it from where', async () => {
  const { id } = await bring(first);
  await bring([['A', 'Anders', null, null, null]]);
  const key = encodeURIComponent('["alpenfenster","a"]');
  const record = await world.call('GET', `audit?entity=product&platform=CH&key=${key}`, 'admin');
  const [changed, created] = record.json();
  expect([changed, created]).toMatchObject([
    {
      kind: 'changed',
      before: { title: { de: 'Fenster A' } },
      after: { title: { de: 'Anders' } },
      version: created.version + 1,
    },
    {
      kind: 'created',
      reportId: id,
      sub: 'ba057e10-0000-4000-8000-000000000004',
      address: '127.0.0.1',
      call: 'POST /import/product/xlsx/{platform}',
      after: { articleNumber: 'A', mainCategory: 'fenster', attributes: { norm: 'SIA 331' } },
    },
  ]);
});

it('Products that come back are as old as they were, and their versions only rise (behaviour B160)', async () => {
  await world.send({ body: await numberedProducts(4) });
  const { write } = world.database;
  await write`update product set created_at = '2020-02-02Z', version = 5 where sid in ('n1', 'n2')`;
  const read = () => write`
    select sid, id, version, created_at from product where orga_sid = 'alpenfenster' order by id`;
  const before = await read();
  const { id } = world.reportOf(
    await world.send({ body: await numberedProducts(2, 3), query: { deleteOthers: 'true', confirm: '2' } }),
  );
  expect(await read()).toHaveLength(2);
  expect((await undo(id)).statusCode).toBe(200);
  expect(await read()).toEqual(
    before.map((row) => (row.sid === 'n1' || row.sid === 'n2' ? { ...row, version: 6 } : row)),
  );
  await world.call('DELETE', 'product/CH/alpenfenster/n1');
  await world.send({ body: await numberedProducts(1) });
  expect((await read()).find(({ sid }) => sid === 'n1')?.version).toBe(7);
});
