import { describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { workbookOf, workbookOfSheets } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();

type Rows = (string | number | null)[][];
const dryRun = async (...rows: Rows) =>
  world.reportOf(await world.send({ body: await workbookOf(...rows), query: { dryRun: 'true' } }));
const fieldsOf = ({ columns }: Awaited<ReturnType<typeof dryRun>>) =>
  Object.fromEntries(columns.map(({ heading, field }) => [heading, field]));

describe('A price list as suppliers make it', () => {
  it('is taken at once: headings in two rows, categories as titles, sums, terms and a cover', async () => {
    const body = await workbookOfSheets({
      Deckblatt: [['Muster AG'], ['Ihr Partner für Fenster']],
      'Preisliste 2026': [
        ['Muster AG, Preisliste 2026'],
        ['Preise in CHF exkl. MwSt.'],
        ['Lief.-Art.-Nr.', 'Bezeichnung', null, 'Strichcode', 'Masse (mm)', null, 'Gewicht kg/Stk', 'Preis'],
        [null, 'kurz', 'lang', null, 'Breite', 'H', null, 'CHF'],
        ['1. Holzfenster'],
        ['H-1', 'Fenster Eins', 'Ein langer Text', '7612345678900', 600, 900, 12.5, 99.9],
        ['H-2', 'Fenster Zwei', 'Ein langer Text', null, 700, 900, 13, 109.9],
        [null, 'Zwischentotal', null, null, null, null, null, 209.8],
        ['Tür'],
        ['T-1', 'Tür Eins', null, null, 800, 2000, 40, 199],
        ['Änderungen vorbehalten'],
        [null, null, null, null, null, null, null, 'Seite 1 von 1'],
      ],
    });
    const report = world.reportOf(await world.send({ body }));
    expect(report).toMatchObject({ state: 'applied', read: 3, created: 3, failed: 0 });
    expect(fieldsOf(report)).toEqual({
      'Lief.-Art.-Nr.': 'articleNumber',
      'Bezeichnung kurz': 'title.de',
      'Bezeichnung lang': 'description.de',
      Strichcode: 'gtins',
      'Masse (mm) H': null,
      'Breite (mm)': 'attributes.breite',
      'Gewicht kg/Stk': 'attributes.gewicht',
      'Preis CHF': null,
    });
    const products = await world.productsOf();
    expect(products.map(({ mainCategory }) => mainCategory)).toEqual([
      'holzfenster',
      'holzfenster',
      'tueren',
    ]);
    expect(products[0]).toMatchObject({ attributes: { breite: 600, gewicht: 12.5 } });
    expect(report.issues.map(({ code, row }) => [code, row])).toEqual(
      expect.arrayContaining([
        ['sheet-skipped', null],
        ['price-column', 4],
        ['group-rows', 5],
        ['rows-left-out', 8],
      ]),
    );
  });

  it('has titles with numbers that those of their products begin with', async () => {
    const report = await dryRun(
      ['Cod. Art.', 'Descrizione articolo', 'Prezzo €'],
      ['100', 'FINESTRE'],
      ['100/001', 'Finestra uno', 10],
      ['100/002', 'Finestra due', 12],
      ['200', 'Porta sola'],
      ['300/001', 'Finestra tre', 12],
    );
    expect(report).toMatchObject({ read: 4, created: 4 });
  });

  it('says what a title means that is no category, for each row below it', async () => {
    const rows: Rows = [
      ['Cod. Art.', 'Descrizione articolo', 'Prezzo €'],
      ['Serramenti vari'],
      ['S-1', 'Serramento uno in legno', 10],
      ['S-2', 'Serramento due in legno', 12],
    ];
    const unknown = await dryRun(...rows);
    expect(unknown.issues.filter(({ code }) => code === 'unknown-category')).toMatchObject([
      { row: 3, value: 'Serramenti vari', severity: 'error' },
      { row: 4, value: 'Serramenti vari', severity: 'error' },
    ]);
    const mapping = {
      orgaSid: 'alpenfenster',
      sid: 'listino',
      name: 'Listino',
      translations: [{ field: 'mainCategory', value: 'Serramenti vari', translation: 'fenster' }],
    };
    expect((await world.call('POST', 'mapping/CH', 'supplier', { payload: mapping })).statusCode).toBe(201);
    expect(await dryRun(...rows)).toMatchObject({ created: 2, failed: 0 });
    await world.call('DELETE', 'mapping/CH/alpenfenster/listino', 'supplier');
  });

  it('has its categories in merged cells, or as the name of a sheet', async () => {
    const merged = await dryRun(
      ['Artikel-Nr.', 'Bezeichnung', 'Warengruppe'],
      ['M-1', 'Eins', 'Fenster'],
      ['M-2', 'Zwei'],
      ['M-3', 'Drei', 'Türen'],
      ['M-4', 'Vier'],
    );
    expect(merged).toMatchObject({ created: 4, failed: 0 });
    expect(merged.issues.map(({ code }) => code)).toContain('category-carried');
    const body = await workbookOfSheets({
      Türen: [
        ['Artikel-Nr.', 'Bezeichnung'],
        ['B-1', 'Eins'],
      ],
    });
    const named = world.reportOf(await world.send({ body, query: { dryRun: 'true' } }));
    expect(named).toMatchObject({ created: 1, issues: [{ code: 'category-of-sheet' }] });
  });
});

describe('A column of a heading that nobody knows', () => {
  it('is known by what it holds: codes, GTINs, categories; prices and texts are told apart', async () => {
    const report = await dryRun(
      ['Xa', 'Xb', 'Bezeichnung', 'Xd', 'Xe', 'Einheit'],
      ['K-17', '7612345678900', 'Fenster Eins aus Holz', 'Fenster', 'CHF 12.50', 'Stk'],
      ['K-18', '4006381333931', 'Fenster Zwei aus Holz', 'Türen', 'CHF 13.50', 'Stk'],
      ['K-19', '4017212365281', 'Fenster Drei aus Holz', 'Holzfenster', 'CHF 14.50', 'Stk'],
    );
    expect(report.columns.map(({ field, how, reason }) => [field, how, reason?.code])).toEqual([
      ['articleNumber', 'content', 'codes'],
      ['gtins', 'content', 'gtins'],
      ['title.de', 'heading', 'heading'],
      ['mainCategory', 'content', 'categories'],
      [null, null, 'amounts'],
      ['orderUnit', 'heading', 'heading'],
    ]);
    expect(report.columns[0]?.reason?.message).toBe('Jeder der 3 Werte ist ein anderer Code.');
    expect(report).toMatchObject({ created: 3 });
  });

  it('is only proposed where it may be something else, and then not read', async () => {
    const report = await dryRun(
      ['Artikelnummer', 'Titel', 'Kategorie', 'Lieferant', 'Lieferantennummer', 'Bruttogewicht', 'Barcode'],
      ['P-1', 'Eins', 'Fenster', 'Müller AG', 'L9', 12, 'P-1'],
      ['P-2', 'Zwei', 'Fenster', 'Müller AG', 'L9', 13, 'P-2'],
      ['P-3', 'Drei', 'Fenster', 'Müller AG', 'L9', 14, 'P-3'],
    );
    expect(
      report.columns.slice(3).map(({ field, proposals }) => [field, proposals.map((each) => each.field)]),
    ).toEqual([
      [null, ['orga']],
      [null, ['articleNumber']],
      [null, ['attributes.gewicht']],
      [null, ['gtins']],
    ]);
    expect(report).toMatchObject({ created: 3, failed: 0 });
    expect(report.issues.map(({ code }) => code)).toEqual(Array(4).fill('unsure-column'));
  });
});

describe('What the company said of the columns of a sheet', () => {
  it('counts for sheets with the same headings, and is proposed for others', async () => {
    const rows: Rows = [
      ['Artikelnummer', 'Xyz', 'Kategorie'],
      ['L-1', 'Eins', 'Fenster'],
    ];
    const [column] = (await dryRun(...rows)).columns;
    expect(column).toMatchObject({ samples: ['L-1'], filled: 1 });
    const layout = (
      await world.database.write<{ sheets: { layout: string }[] }[]>`
      select sheets from import_report order by created_at desc limit 1`
    )[0]?.sheets[0]?.layout;
    const mapping = {
      orgaSid: 'alpenfenster',
      sid: 'gesagt',
      name: 'Gesagt',
      layout,
      headings: [{ heading: 'Xyz', field: 'title', language: 'de' }],
    };
    expect((await world.call('POST', 'mapping/CH', 'supplier', { payload: mapping })).statusCode).toBe(201);
    const said = await dryRun(...rows);
    expect(said.columns[1]).toMatchObject({ field: 'title.de', how: 'confirmed' });
    const other = await dryRun(['Artikelnummer', 'Xyz', 'Warengruppe'], ['L-1', 'Eins', 'Fenster']);
    expect(other.columns[1]).toMatchObject({
      field: null,
      proposals: [{ field: 'title.de', reason: { code: 'said-elsewhere' } }],
    });
    await world.call('DELETE', 'mapping/CH/alpenfenster/gesagt', 'supplier');
  });
});
