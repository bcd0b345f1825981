import { expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();

async function productsIn(head: string[], ...rows: string[][]) {
  const report = world.reportOf(await world.send({ body: await workbookOf(head, ...rows) }));
  const products = await world.productsOf();
  return { report, of: Object.fromEntries(products.map((one) => [one.articleNumber, one.mainCategory])) };
}

const head = ['Art.-Nr.', 'Bezeichnung', 'Warengruppe', 'Untergruppe'];

it('Of the levels of a category the finest that the catalogue has counts (behaviour B754)', async () => {
  const { of } = await productsIn(
    head,
    ['L-1', 'Rahmen 1', 'Fenster', 'Rahmen'],
    ['L-2', 'Rahmen 2', 'Türen', 'Rahmen tief'],
    ['L-3', 'Fenster 3', 'Fenster', 'Holzfenster'],
    ['L-4', 'Fenster 4', 'Fenster', 'Aus Stahl'],
    ['L-5', 'Tür 5', 'Türen', 'Schiebend'],
  );
  expect(of).toEqual({
    'L-1': 'fensterrahmen',
    'L-2': 'tueren',
    'L-3': 'holzfenster',
    'L-4': 'fenster',
    'L-5': 'tueren',
  });
});

it('What goes across the groups is no level of them (behaviour B754)', async () => {
  const { report, of } = await productsIn(
    head,
    ['L-1', 'Fenster 1', 'Fenster', 'Holz'],
    ['L-2', 'Fenster 2', 'Fenster', 'Stahl'],
    ['L-3', 'Tür 3', 'Türen', 'Holz'],
    ['L-4', 'Tür 4', 'Türen', 'Stahl'],
    ['L-5', 'Tür 5', 'Türen', 'Holzfenster'],
  );
  expect(of['L-5']).toBe('tueren');
  expect(report.issues.map(({ column, code }) => [column, code])).toContainEqual(['D', 'unsure-column']);
});

it('Groups in words are the category beside codes that nothing names one by one (behaviour B799)', async () => {
  const { report } = await productsIn(
    ['Art.-Nr.', 'Bezeichnung', 'Artikelgruppe', 'Hauptartikelgruppe'],
    ['C-1', 'Flügel 1', 'ZB1', 'Antriebe'],
    ['C-2', 'Flügel 2', 'ZB1', 'Zubehör'],
    ['C-3', 'Flügel 3', 'ZB2', 'Zubehör'],
    ['C-4', 'Flügel 4', 'ZB2', 'Antriebe'],
    ['C-5', 'Flügel 5', 'ZB2', 'Antriebe'],
  );
  const [codes, words] = ['C', 'D'].map((letter) => report.columns.find(({ column }) => column === letter));
  expect(words).toMatchObject({ field: 'mainCategory', reason: { code: 'groups-by-name' } });
  expect(codes).toMatchObject({ field: null, reason: { code: 'codes-of-groups' } });
});
