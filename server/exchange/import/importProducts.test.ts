import { describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { importDone } from '../../../tests/setup/importDone.ts';
import { numberedProducts } from '../../../tests/setup/numberedProducts.ts';
import { workbookOf, workbookOfSheets } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();

const headings = [
  'Artikelnummer',
  'GTIN',
  'Titel',
  'Titel (FR)',
  'Kategorie',
  'Produktlinie',
  'Breite (cm)',
  'Farbe',
  'Frostbeständig',
  'Norm',
];
const list = () =>
  workbookOf(
    ['Unsere Preisliste 2026'],
    [],
    headings,
    [
      '0012345',
      7612345678900,
      '  Großes Fenster',
      'Grande\nfenêtre',
      'Fenster > Holzfenster',
      'Classic',
      "1'200.50",
      'WHITE',
      'ja',
      'SIA 331',
    ],
    ['219E01', '40170725; 4006381333931', 'Tür', null, 'türen', null, '1.200,5 mm', 'grün', false, null],
  );
describe('A workbook', () => {
  it('becomes products as it means them, found under headings in any language', async () => {
    const report = world.reportOf(await world.send({ body: await list() }));
    expect(report).toMatchObject({ state: importDone, read: 2, created: 2, failed: 0, issues: [] });
    expect(report.changes).toEqual([
      { key: '0012345', field: 'sid', before: null, after: '0012345' },
      { key: '219E01', field: 'sid', before: null, after: '219e01' },
    ]);
    expect(await world.productsOf()).toMatchObject([
      {
        sid: '0012345',
        articleNumber: '0012345',
        gtins: ['07612345678900'],
        title: { de: 'Großes Fenster', fr: 'Grande fenêtre' },
        mainCategory: 'holzfenster',
        productLine: 'classic',
        attributes: { breite: 12005, farbe: 'weiss', frostfest: true, norm: 'SIA 331' },
      },
      {
        sid: '219e01',
        articleNumber: '219E01',
        gtins: ['00000040170725', '04006381333931'],
        title: { de: 'Tür' },
        productLine: null,
        attributes: { breite: 1200.5, farbe: 'gruen', frostfest: false },
      },
    ]);
  });

  it('uploaded again changes nothing', async () => {
    await world.send({ body: await list() });
    const before = await world.productsOf();
    expect(world.reportOf(await world.send({ body: await list() }))).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 2,
      changes: [],
    });
    expect(await world.productsOf()).toEqual(before);
  });

  it('changes only what its cells say: an empty one leaves, a dash clears', async () => {
    await world.send({ body: await list() });
    const body = await workbookOf(
      ['SKU', 'titel_fr', 'Bezeichnung', 'Serie', 'breite', 'GTIN'],
      ['0012345', '-', null, '-', '-', null],
      ['219E01', null, 'Schöne Tür', null, null, null],
    );
    const report = world.reportOf(await world.send({ body }));
    expect(report).toMatchObject({ changed: 2, unchanged: 0, changeCount: 4 });
    expect(report.changes).toContainEqual({
      key: '219E01',
      field: 'productInfo.title',
      before: { de: 'Tür' },
      after: { de: 'Schöne Tür' },
    });
    expect(await world.productsOf()).toMatchObject([
      {
        title: { de: 'Großes Fenster' },
        productLine: null,
        gtins: ['07612345678900'],
        attributes: { farbe: 'weiss', frostfest: true, norm: 'SIA 331' },
        version: 2,
      },
      { title: { de: 'Schöne Tür' } },
    ]);
  });

  it('is read from all its sheets, hidden or not, and from hidden rows', async () => {
    const body = await workbookOfSheets({
      Fenster: [
        ['Artikelnummer', 'Titel', 'Kategorie'],
        ['F1', 'Eins', 'fenster'],
      ],
      Deckblatt: [['Willkommen'], ['bei uns']],
      Portes: [
        ['N° d’article', 'Désignation', 'Catégorie'],
        ['P1', 'Porte', 'Türen'],
      ],
    });
    const report = world.reportOf(await world.send({ body }));
    expect(report).toMatchObject({
      created: 2,
      issues: [{ severity: 'warning', code: 'sheet-skipped', sheet: 'Deckblatt' }],
    });
    expect(await world.productsOf()).toMatchObject([{ title: { de: 'Eins' } }, { title: { fr: 'Porte' } }]);
  });

  it('finds a product by its sid and renames it, even when two swap their numbers', async () => {
    await world.send({ body: await numberedProducts(3) });
    const body = await workbookOf(['Kennung', 'Artikelnummer'], ['n1', 'N2'], ['n2', 'N1'], ['n3', 'N4']);
    expect(world.reportOf(await world.send({ body }))).toMatchObject({ state: importDone, changed: 3 });
    const articleNumbers = (await world.productsOf()).map(({ articleNumber }) => articleNumber);
    expect(articleNumbers).toEqual(['N2', 'N1', 'N4']);
  });

  it('gives new products different sids where article numbers look alike', async () => {
    const body = await workbookOf(
      ['Artikelnummer', 'Titel', 'Kategorie', 'Kennung'],
      ['A/1', 'a', 'fenster', null],
      ['A 1', 'b', 'fenster', null],
      ['A-1', 'c', 'fenster', null],
      ['B', 'd', 'fenster', 'a-1'],
    );
    expect(world.reportOf(await world.send({ body }))).toMatchObject({ created: 4 });
    const sids = (await world.productsOf()).map(({ sid }) => String(sid));
    expect(new Set(sids).size).toBe(4);
    expect(sids).toContain('a-1');
  });

  it('is found by the search soon after', async () => {
    const { id } = world.reportOf(await world.send({ body: await list() }));
    await expect
      .poll(async () => (await world.call('GET', `report/${id}`)).json().state, { timeout: 10_000 })
      .toBe('searchable');
    const [row] = await world.database.write`
      select count(*) as count from product_search s join product p on p.id = s.product_id
      where p.orga_sid = 'alpenfenster'`;
    expect(row?.count).toBe(2);
  });
});

describe('Faulty rows', () => {
  const mixed = () =>
    workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['N1', 'Eins', 'fenster'], ['N2', 'Zwei', 'Fentser']);

  it('refuse the file as a whole, or are left out when asked so', async () => {
    const refused = await world.send({ body: await mixed() });
    expect(refused.statusCode).toBe(422);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(world.reportOf(refused)).toMatchObject({ state: 'refused', read: 2, created: 0, failed: 1 });
    expect(await world.productsOf()).toEqual([]);
    const skipped = await world.send({ body: await mixed(), query: { skipInvalid: 'true' } });
    expect(skipped.json()).toMatchObject({ state: importDone, created: 1, failed: 1 });
    expect(decodeURIComponent(String(skipped.headers['import-report']))).toContain(
      'ausgelassen wurden: 1 von 2.',
    );
  });
});
