import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../../tests/setup/companyOfImports.ts';
import { runImport } from '../runImport.ts';
import { sweepRawValues } from './sweepRawValues.ts';
import { workbookOf } from '../../../../tests/setup/workbook.ts';

const world = await companyOfImports();
beforeEach(async () => {
  await world.database.write`delete from raw_column`;
  await world.database.write`delete from mapping`;
});

const headings = ['Artikelnummer', 'Titel', 'Kategorie', 'Rahmenart', 'Bruttopreis CHF'];
const rows: (string | null)[][] = [
  ['A', 'Fenster A', 'fenster', 'SIA 331', '100.00'],
  ['B', 'Fenster B', 'fenster', 'SIA 332', '200.00'],
  ['C', 'Fenster C', 'fenster', null, null],
];

async function bring(cells = rows, query: Record<string, string> = {}, above = headings) {
  return world.reportOf(await world.send({ body: await workbookOf(above, ...cells), query }));
}
const kept = async (who = 'supplier', orgaSid = 'alpenfenster') =>
  (await world.call('GET', `raw-column/CH/${orgaSid}`, who)).json();
const read = (body: object, query = '', who = 'supplier') =>
  world.call('POST', `raw-column/CH/alpenfenster${query}`, who, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const norms = async () =>
  (await world.productsOf()).map(({ attributes }) => (attributes as Record<string, unknown>).norm ?? null);
const asNorm = { columns: [{ heading: 'Rahmenart', field: 'norm' }] };

describe('What a column holds that is not read', () => {
  it('is kept for each product, of prices nothing unless the company says so (behaviours B331, B332)', async () => {
    const report = await bring();
    expect(report.issues.map(({ code, column }) => [code, column])).toEqual([
      ['unknown-column', 'D'],
      ['price-column', 'E'],
    ]);
    expect(await kept()).toEqual([
      {
        heading: 'Rahmenart',
        products: 2,
        samples: ['SIA 331', 'SIA 332'],
        unit: null,
        isPrice: false,
        isRead: false,
        field: null,
      },
    ]);
    await world.database.write`
      insert into mapping (platform, orga_sid, sid, name, headings, translations)
      values ('CH', 'alpenfenster', 'preise', 'Preise', '[{"heading": "Bruttopreis CHF", "field": "raw"}]', '[]')`;
    await bring();
    expect(await kept()).toMatchObject([{ heading: 'Bruttopreis CHF', isPrice: true, products: 2 }, {}]);
  });

  it('is read once it is known what it means, with a dry run and an undo as imports have', async () => {
    await bring();
    const rehearsed = await read(asNorm, '?dryRun=true');
    expect(rehearsed.json(), rehearsed.payload).toMatchObject({ dryRun: true, read: 2, changed: 2 });
    expect(await norms()).toEqual([null, null, null]);
    expect(await kept()).toHaveLength(1);

    const { id } = world.reportOf(await read(asNorm));
    expect(await norms()).toEqual(['SIA 331', 'SIA 332', null]);
    expect(await kept()).toEqual([]);
    expect((await world.call('POST', `report/${id}/undo`)).statusCode).toBe(200);
    expect(await norms()).toEqual([null, null, null]);
    expect(await kept()).toMatchObject([{ products: 2 }]);
  });

  it('is read by what the mappings of the company say', async () => {
    await bring();
    await world.database.write`
      insert into mapping (platform, orga_sid, sid, name, headings, translations)
      values ('CH', 'alpenfenster', 'norm', 'Norm', '[{"heading": "RAHMENART", "field": "norm"}]', '[]')`;
    expect(await kept()).toMatchObject([{ field: 'norm' }]);
    expect(world.reportOf(await read({}))).toMatchObject({ changed: 2 });
  });

  it('is the last that a file said, goes back with an undo, and goes with its product', async () => {
    const { id: first } = await bring();
    const { id: second } = await bring([['A', 'Fenster A', 'fenster', 'SIA 400', null]]);
    expect(await kept()).toMatchObject([{ products: 2, samples: ['SIA 332', 'SIA 400'] }]);
    await bring();
    const again = await world.database.write`select count(*) from raw_value`;
    await bring();
    expect(await world.database.write`select count(*) from raw_value`).toEqual(again);
    await world.call('POST', `report/${second}/undo`);
    await world.database.write`delete from product where sid = 'b'`;
    expect(await kept()).toMatchObject([{ products: 1, samples: ['SIA 331'] }]);
    await world.call('POST', `report/${first}/undo`);
  });

  it('of a dry run, or of a row that is not taken, is not kept', async () => {
    await bring(rows, { dryRun: 'true' });
    expect(await kept()).toEqual([]);
    await bring([...rows.slice(0, 1), ['D', 'Fenster D', 'nirgends', 'SIA 9', null]], {
      skipInvalid: 'true',
    });
    expect(await kept()).toMatchObject([{ products: 1 }]);
  });

  it('that was read, or followed by another value, goes when that can no longer be undone', async () => {
    const { write } = world.database;
    const count = async () => (await write`select count(*)::int as count from raw_value`)[0]?.count;
    await bring();
    await bring([['A', 'Fenster A', 'fenster', 'SIA 400', null]]);
    await sweepRawValues(write);
    expect(await count()).toBe(3);
    await write`update raw_value set created_at = now() - interval '31 days'`;
    await sweepRawValues(write);
    expect(await count()).toBe(2);
    await read(asNorm);
    await write`update raw_value set used_at = now() - interval '31 days'`;
    await sweepRawValues(write);
    expect(await write`select id from raw_column`).toEqual([]);
  });

  it('is dropped when the company says so', async () => {
    await bring();
    const dropped = await world.call('DELETE', 'raw-column/CH/alpenfenster?heading=rahmenart');
    expect(dropped.json()).toEqual({ dropped: 2 });
    expect(await kept()).toEqual([]);
  });

  it('that cannot be read stays kept, and a range is said as such (behaviour B330)', async () => {
    const widths = [
      ['A', 'Fenster A', 'fenster', '600 – 800 mm'],
      ['B', 'Fenster B', 'fenster', 'ca. 60 cm'],
    ];
    const above = ['Artikelnummer', 'Titel', 'Kategorie', 'Breite'];
    const report = await bring(widths, {}, above);
    expect(report).toMatchObject({ state: expect.stringMatching(/applied|searchable/), created: 2 });
    expect(report.issues.map(({ code }) => code)).toEqual(['number-range', 'approximate-number']);
    expect((await world.productsOf()).map(({ attributes }) => attributes)).toEqual([{}, { breite: 600 }]);
    expect(await kept()).toMatchObject([{ heading: 'Breite', isRead: true, samples: ['600 – 800 mm'] }]);
  });

  it('beyond what the company may have is counted and not kept', async () => {
    await world.database.write`
      insert into orga_budget (platform, orga_sid, budget, raw_values) values ('CH', 'alpenfenster', 'company', 1)`;
    const report = await bring();
    expect(report.issues.map(({ code }) => code)).toContain('raw-values-full');
    expect(await kept()).toMatchObject([{ products: 1 }]);
    const use = (await world.call('GET', 'orga-use/CH/alpenfenster')).json();
    expect([use.used.rawValues, use.most.rawValues]).toEqual([1, 1]);
    await world.database.write`delete from orga_budget`;
  });
});

it('An import of what was dropped meanwhile reads nothing, and says so', async () => {
  const { write } = world.database;
  await bring();
  const { id } = world.reportOf(await read(asNorm, '?dryRun=true'));
  await write`delete from raw_column`;
  await write`update import_report set state = 'queued', attempts = 0, finished_at = null where id = ${id}`;
  const { database, config, store } = world;
  const { signal } = new AbortController();
  await runImport({ database, config, store, signal, worker: randomUUID(), onFailure: () => {} }, id);
  expect((await world.call('GET', `report/${id}`)).json()).toMatchObject({
    state: 'refused',
    issues: [{ code: 'no-rows' }],
  });
});

describe('Kept values', () => {
  it('are seen and used by their company and administrators alone', async () => {
    await bring();
    expect(await kept('admin')).toHaveLength(1);
    for (const who of ['supplier-de', 'nobody', 'editor']) {
      expect((await world.call('GET', 'raw-column/CH/alpenfenster', who)).statusCode, who).toBe(403);
      expect((await read(asNorm, '', who)).statusCode, who).toBe(403);
      const drop = 'raw-column/CH/alpenfenster?heading=Rahmenart';
      expect((await world.call('DELETE', drop, who)).statusCode, who).toBe(403);
    }
    expect((await world.call('GET', 'raw-column/CH/andere')).statusCode).toBe(403);
    expect((await world.app.inject({ url: '/api/import/raw-column/CH/alpenfenster' })).statusCode).toBe(401);
  });

  it('stand neither in the product, nor in what is exported, nor in the record of changes', async () => {
    await bring([['A', 'Fenster A', 'fenster', 'nur für uns', null]]);
    expect(await kept()).toMatchObject([{ samples: ['nur für uns'] }]);
    const product = await world.app.inject({ url: '/api/product/CH/alpenfenster/a' });
    const exported = await world.call('GET', 'product/CH?orgaSid=alpenfenster', 'supplier');
    const changes = await world.database.write`select before, after from change`;
    for (const text of [product.payload, exported.payload, JSON.stringify(changes)])
      expect(text).not.toContain('nur für uns');
  });

  it('of a column that is not kept, or for a field that files cannot give, are refused', async () => {
    await bring();
    for (const [column, code] of [
      [{ heading: 'Rahmenart', field: 'nirgends' }, 'unknown-field'],
      [{ heading: 'Rahmenart', field: 'sid' }, 'unknown-field'],
      [{ heading: 'Rahmenart', field: 'popularity' }, 'unknown-field'],
      [{ heading: 'Anderes', field: 'norm' }, 'not-kept'],
    ] as const) {
      const answer = await read({ columns: [column] });
      expect([answer.statusCode, answer.json().errors[0]?.code], JSON.stringify(column)).toEqual([422, code]);
    }
  });
});
