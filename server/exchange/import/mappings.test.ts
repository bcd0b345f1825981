import { describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();

describe('A workbook of which no heading names the product', () => {
  it('is refused, but shows its columns, and is read once a mapping says what one of them means', async () => {
    const sheet = () =>
      workbookOf(['Preisliste'], ['Zeichen', 'Titel', 'Kategorie'], ['K-1', 'Fenster', 'fenster']);
    const refused = world.reportOf(await world.send({ body: await sheet() }));
    expect(refused).toMatchObject({ state: 'refused', issues: [{ code: 'no-headings' }] });
    expect(refused.columns).toMatchObject([
      { sheet: 'Produkte', column: 'A', heading: 'Zeichen', field: null, samples: ['K-1'], filled: 1 },
      { sheet: 'Produkte', column: 'B', heading: 'Titel', field: 'title.de' },
      { sheet: 'Produkte', column: 'C', heading: 'Kategorie', field: 'mainCategory' },
    ]);
    expect((await world.call('GET', `report/${refused.id}/xlsx`)).statusCode).toBe(404);
    const headings = [{ heading: 'Zeichen', field: 'articleNumber' }];
    const mapping = { orgaSid: 'alpenfenster', sid: 'code', name: 'Code', headings };
    expect((await world.call('POST', 'mapping/CH', 'supplier', { payload: mapping })).statusCode).toBe(201);
    expect(world.reportOf(await world.send({ body: await sheet() }))).toMatchObject({ created: 1 });
    await world.call('DELETE', 'mapping/CH/alpenfenster/code', 'supplier');
  });
});

describe('A mapping of the company', () => {
  it('says what its headings and values mean, before what we would guess', async () => {
    const sheet = () =>
      workbookOf(
        ['Artikelnummer', 'Bez. 1', 'Wgr', 'Titel', 'Farbton'],
        ['M-1', 'Fenêtre', '0815', 'nicht lesen', 'RAL 9010'],
      );
    const { columns } = world.reportOf(await world.send({ body: await sheet(), query: { dryRun: 'true' } }));
    expect(columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['Artikelnummer', 'articleNumber'],
      ['Bez. 1', null],
      ['Wgr', 'mainCategory'],
      ['Titel', 'title.de'],
      ['Farbton', 'attributes.farbe'],
    ]);
    const saved = await world.call('POST', 'mapping/CH', 'supplier', {
      payload: {
        orgaSid: 'alpenfenster',
        sid: 'liste',
        name: 'Preisliste',
        headings: [
          { heading: 'Bez. 1', field: 'title', language: 'fr' },
          { heading: 'wgr', field: 'categories.mainCategory.sid' },
          { heading: 'Farbton', field: 'farbe' },
          { heading: 'Titel', field: '-' },
        ],
        translations: [
          { field: 'mainCategory', value: '0815', translation: 'holzfenster' },
          { field: 'farbe', value: 'RAL 9010', translation: 'weiß' },
        ],
      },
    });
    expect(saved.statusCode).toBe(201);
    const report = world.reportOf(await world.send({ body: await sheet() }));
    expect(report).toMatchObject({ created: 1, issues: [] });
    expect(report.columns.map(({ field }) => field)).toEqual([
      'articleNumber',
      'title.fr',
      'mainCategory',
      null,
      'attributes.farbe',
    ]);
    expect(await world.productsOf()).toMatchObject([
      { title: { fr: 'Fenêtre' }, mainCategory: 'holzfenster', attributes: { farbe: 'weiss' } },
    ]);
  });
});
