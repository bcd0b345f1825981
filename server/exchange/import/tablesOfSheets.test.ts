import { expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();

type Rows = (string | number | null)[][];

async function productsOf(...rows: Rows) {
  const report = world.reportOf(await world.send({ body: await workbookOf(...rows) }));
  return { report, products: await world.productsOf() };
}

it('Titles in two languages beside each other are each kept in theirs (behaviour B517)', async () => {
  const { products } = await productsOf(
    ['N° art.', 'Désignation', 'Bezeichnung', 'Catégorie', 'Prix CHF'],
    ['G-080', 'Gaine spiralée galv. Ø80', 'Wickelfalzrohr verz. Ø80', 'fenster', 23],
    ['G-100', 'Gaine spiralée galv. Ø100', 'Wickelfalzrohr verz. Ø100', 'fenster', 27],
    ['G-125', 'Gaine spiralée galv. Ø125', 'Wickelfalzrohr verz. Ø125', 'fenster', 31],
  );
  expect(products.map(({ title }) => title)).toContainEqual({
    fr: 'Gaine spiralée galv. Ø100',
    de: 'Wickelfalzrohr verz. Ø100',
  });
});

it('A description as short as the title, and in another language, is the title in that (behaviour B517)', async () => {
  const { products } = await productsOf(
    ['Cod. art.', 'Descrizione', 'Bezeichnung', 'Categoria', 'Prezzo €'],
    ['T-100', 'Finestra in legno con vetro doppio', 'Fenster aus Holz mit doppeltem Glas', 'fenster', 23],
    ['T-120', 'Porta in legno con telaio per parete', 'Türe aus Holz mit Rahmen für Wand', 'fenster', 27],
    ['T-130', 'Porta in acciaio per cantina', 'Türe aus Stahl für den Keller', 'fenster', 27],
  );
  expect(products.map(({ title }) => title)).toContainEqual({
    it: 'Porta in acciaio per cantina',
    de: 'Türe aus Stahl für den Keller',
  });
});

it('Headings that name languages by letters are titles in each of these (behaviour B517)', async () => {
  const { products } = await productsOf(
    ['Bestellnr.', 'Text D', 'Text F', 'Kategorie', 'Listenpreis'],
    ['A-B300', 'Anschlagpunkt auf Beton', 'Point d’ancrage sur béton', 'fenster', 134],
    ['A-H300', 'Anschlagpunkt auf Holz', 'Point d’ancrage sur bois', 'fenster', 142],
    ['A-T300', 'Anschlagpunkt auf Blech', 'Point d’ancrage sur tôle', 'fenster', 160],
  );
  expect(products.find(({ sid }) => sid === 'a-h300')).toMatchObject({
    title: { de: 'Anschlagpunkt auf Holz', fr: 'Point d’ancrage sur bois' },
  });
});

it('Letters behind headings that say the same in words of several languages name these too (behaviour B517)', async () => {
  const { products } = await productsOf(
    ['Bestellnr.', 'Bezeichnung D', 'Désignation F', 'Kategorie', 'Listenpreis'],
    ['A-B300', 'Anschlagpunkt auf Beton', 'Point d’ancrage sur béton', 'fenster', 134],
    ['A-H300', 'Anschlagpunkt auf Holz', 'Point d’ancrage sur bois', 'fenster', 142],
  );
  expect(products.find(({ sid }) => sid === 'a-h300')).toMatchObject({
    title: { de: 'Anschlagpunkt auf Holz', fr: 'Point d’ancrage sur bois' },
  });
});

it('A row of units below the headings says these, and names no product (behaviour B327)', async () => {
  const { report, products } = await productsOf(
    ['Artikelnummer', 'Titel', 'Kategorie', 'Breite', 'U-Wert', 'Ausführung', 'Preis'],
    [null, null, null, 'cm', 'W/m²K', 'rechts', 'CHF'],
    ['B-1', 'Fenster Eins', 'fenster', 90, 1.1, 'x', 12],
    ['B-2', 'Fenster Zwei', 'fenster', 120, 0.9, null, 14],
  );
  expect(report).toMatchObject({ created: 2, failed: 0 });
  expect(products.map(({ attributes }) => attributes)).toMatchObject([{ breite: 900 }, { breite: 1200 }]);
});

it('A remark above the headings, in several cells, is none of them (behaviour B327)', async () => {
  const { report, products } = await productsOf(
    ['Valido dal 12/01/2026, IVA esclusa', null, null, null, 'cambi senza preavviso'],
    ['Cod. art.', 'Descrizione', 'Norma', 'Categoria', 'Prezzo €', 'Cl. sc.'],
    ['T-100', 'Trave IPE 100', 'EN 10365', 'fenster', 1.38, 'B'],
    ['T-120', 'Trave IPE 120', 'EN 10365', 'fenster', 1.42, 'B'],
  );
  expect(report).toMatchObject({ created: 2, failed: 0 });
  expect(products[0]).toMatchObject({ title: { it: 'Trave IPE 100' } });
});

it('A second table of a sheet is read with its own columns, which is said (behaviour B518)', async () => {
  const { report, products } = await productsOf(
    ['Artikelnummer', 'Titel', 'EAN', 'Kategorie', 'Preis'],
    ['R-1', 'Rohr 80', '7612345678900', 'fenster', 12],
    ['R-2', 'Rohr 100', '4006381333931', 'fenster', 14],
    ['Réf.', 'EAN', 'Catégorie', 'Désignation', 'Prix'],
    ['B-1', '4017212365281', 'fenster', 'Bogen 90°', 9],
  );
  expect(report).toMatchObject({ created: 3, failed: 0 });
  expect(report.issues.map(({ row, code }) => [row, code])).toContainEqual([4, 'other-table']);
  expect(products.find(({ sid }) => sid === 'b-1')).toMatchObject({ gtins: ['04017212365281'] });
});

it('Articles beside each other in one row, each with its number and price, are as many products (behaviour B520)', async () => {
  const { report, products } = await productsOf(
    ['Bezeichnung', 'Kategorie', 'Zink Art.Nr.', 'Zink CHF', 'Kupfer Art.Nr.', 'Kupfer CHF'],
    ['Hängerinne 200', 'fenster', 'TZ-HR-200', 9.8, 'CU-HR-200', 23.03],
    ['Hängerinne 250', 'fenster', 'TZ-HR-250', 11.2, 'CU-HR-250', 26.32],
    ['Hängerinne 280', 'fenster', 'TZ-HR-280', 12.4, 'CU-HR-280', 29.14],
    ['Hängerinne 333', 'fenster', 'TZ-HR-333', 14.1, null, null],
  );
  expect(report).toMatchObject({ created: 7, failed: 0 });
  expect(products.map(({ sid }) => sid)).toContain('cu-hr-250');
});

it('Words below headings, above figures alone, say more of these, also of prices per hundred (behaviour B327)', async () => {
  const rows = [12, 15, 18, 22, 28].map((size) => [
    `CPE90${size}`,
    `Pressbogen 90° ${size} mm`,
    'fenster',
    size * 10,
    7412,
    `${size}.5`,
    160,
  ]);
  const { report, products } = await productsOf(
    ['Kilbrack', 'Bezeichnung', 'Warengruppe', 'Breite', 'Zoll', 'Preis', 'Preis'],
    ['Art.-Nr.', 'kurz', null, 'mm', 'nummer', 'CHF', 'CHF/100'],
    ...rows,
  );
  expect(report).toMatchObject({ created: 5, failed: 0 });
  expect(products.map(({ sid }) => sid)).toContain('cpe9015');
  expect(products[0]).toMatchObject({ attributes: { breite: 120 } });
});

it('Headings in two rows that come again above each part are read once (behaviour B326)', async () => {
  const part = (name: string, first: number) => [
    [name, null, null, 'Karton', null, 'Palette'],
    ['Art.-Nr.', 'Bezeichnung', 'Kategorie', 'Stk', 'kg', 'Stk'],
    ...[0, 1, 2, 3].map((at) => [
      `FW-${first + at}`,
      `Fliese ${first + at} glasiert`,
      'fenster',
      6,
      12.5,
      48,
    ]),
  ];
  const { report } = await productsOf(...part('ABACO - glasiert', 100), ...part('ABBEY - glasiert', 200));
  expect(report).toMatchObject({ created: 8, failed: 0 });
});

it('Outlines of numbers and names number groups, and no products (behaviour B325)', async () => {
  const { report, products } = await productsOf(
    ['Art.-Nr.', 'Bezeichnung', 'Breite', 'Gewicht', 'Preis'],
    ['1', 'FENSTER'],
    ['1.1', 'Holzfenster'],
    ...[10, 20, 30, 40, 50, 60].map((size) => [`K73-${size}`, `Rahmen ${size}`, size, 12.5, 58.9]),
  );
  expect(report).toMatchObject({ created: 6, failed: 0 });
  expect(products[0]).toMatchObject({ mainCategory: 'holzfenster' });
});
