import { expect, it } from 'vitest';
import type { Origin } from '../../resources/calls/audit.ts';
import { companyOfImports } from '../../tests/setup/companyOfImports.ts';
import { workbookOf } from '../../tests/setup/workbook.ts';

const world = await companyOfImports();
const key = encodeURIComponent('["alpenfenster","h1"]');
const origins = (who = 'supplier', entity = 'product') =>
  world.call('GET', `audit/origins?platform=CH&entity=${entity}&key=${key}`, who);
const told = async () =>
  Object.fromEntries(
    (await origins()).json().map(({ path, source, reportId }: Origin) => [path, reportId ?? source]),
  );

it('Each value of a product tells whether somebody typed it or which file brought it (behaviour B366)', async () => {
  const bring = async (...cells: (string | number | null)[]) =>
    world.reportOf(
      await world.send({
        body: await workbookOf(
          ['Artikelnummer', 'Titel', 'Titel (FR)', 'Kategorie', 'Breite (mm)', 'Norm', 'Marke'],
          cells,
        ),
      }),
    );
  const first = await bring('H1', 'Fenster', 'Fenêtre', 'fenster', 900, 'SIA 331', 'Alpina');
  const second = await bring('H1', 'Fenster', 'Fenêtre bois', null, 1000, null, null);
  const url = 'product/CH/alpenfenster/h1';
  const { productInfo, ...stored } = (await world.call('GET', url)).json();
  const saved = await world.call('PUT', url, 'supplier', {
    payload: { ...stored, productInfo: { ...productInfo, brand: 'Alpina Plus', keywords: { de: 'Luke' } } },
  });
  expect(saved.statusCode).toBe(200);
  expect(await told()).toMatchObject({
    'title.de': first.id,
    'title.fr': second.id,
    mainCategory: first.id,
    'attributes.breite': second.id,
    'attributes.norm': first.id,
    brand: 'typed',
    'keywords.de': 'typed',
  });
});

it('Where values come from is told to those who may change the record', async () => {
  expect((await origins('supplier-de')).statusCode).toBe(403);
  expect((await origins('admin')).statusCode).toBe(200);
  expect((await origins('supplier', 'gibt-es-nicht')).statusCode).toBe(400);
});
