import { describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { importDone } from '../../../tests/setup/importDone.ts';
import { workbookOf, workbookOfSheets } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();

describe('A workbook with a row per language', () => {
  const headings = ['Artikelnummer', 'Sprache', 'Titel', 'Kategorie', 'GTIN', 'Norm'];
  const send = async (...rows: (string | null)[][]) =>
    world.reportOf(await world.send({ body: await workbookOf(headings, ...rows) }));

  it('makes one product of the rows about it, wherever they stand, and changes nothing the second time', async () => {
    const rows = [
      ['L1', 'DE', 'Fenster', 'fenster', '4006381333931', 'SIA 331'],
      ['L2', 'Deutsch', 'Türe', 'Türen', null, null],
      ['L1', 'fr-CH', 'Fenêtre', 'Fenêtres', '4006381333931', null],
      ['L1', 'I', 'Finestra', null, null, null],
      ['L2', 'Englisch', 'Door', null, '7612345678900', null],
    ];
    expect(await send(...rows)).toMatchObject({
      state: importDone,
      read: 2,
      created: 2,
      failed: 0,
      issues: [],
    });
    expect(await world.productsOf()).toMatchObject([
      {
        title: { de: 'Fenster', fr: 'Fenêtre', it: 'Finestra' },
        mainCategory: 'fenster',
        gtins: ['04006381333931'],
        attributes: { norm: 'SIA 331' },
      },
      { title: { de: 'Türe', en: 'Door' }, mainCategory: 'tueren', gtins: ['07612345678900'] },
    ]);
    expect(await send(...rows)).toMatchObject({ read: 2, unchanged: 2, changeCount: 0 });
  });

  it('or with a sheet per language', async () => {
    const body = await workbookOfSheets({
      DE: [
        ['Artikelnummer', 'Titel', 'Kategorie'],
        ['L1', 'Fenster', 'fenster'],
      ],
      FR: [
        ['Artikelnummer', 'Titel'],
        ['L1', 'Fenêtre'],
      ],
      'Articoli IT': [
        ['Codice articolo', 'Titolo'],
        ['L1', 'Finestra'],
      ],
    });
    expect(world.reportOf(await world.send({ body }))).toMatchObject({ read: 1, created: 1, issues: [] });
    const [product] = await world.productsOf();
    expect(product?.title).toEqual({ de: 'Fenster', fr: 'Fenêtre', it: 'Finestra' });
  });

  it('is told by row and column where rows contradict each other, and refused as a whole', async () => {
    const report = await send(
      ['L1', 'de', 'Fenster', 'fenster', null, 'SIA 331'],
      ['L1', 'fr', 'Fenêtre', 'Türen', null, 'norme SIA 331'],
      ['L2', 'de', 'Türe', 'Türen', null, null],
      ['L2', 'es', 'Puerta', null, null, null],
      ['L2', 'de', 'Tür', null, null, null],
    );
    expect(report).toMatchObject({ state: 'refused', read: 3, failed: 3, created: 0 });
    expect(report.issues.map(({ row, column, code, severity }) => [row, column, code, severity])).toEqual([
      [5, 'B', 'unknown-language', 'error'],
      [6, null, 'duplicate-key', 'error'],
      [3, 'F', 'differs-between-rows', 'warning'],
      [3, 'D', 'differs-between-rows', 'error'],
    ]);
    expect(await world.productsOf()).toEqual([]);
  });
});
