import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../resources/language/languages.ts';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';
import { bareWorkbook, sheetOf, sheetPart } from '../../base/workbook/fixtures/bareWorkbook.ts';
import { deflated, rawZip, stored } from '../../base/workbook/fixtures/rawZip.ts';

const world = await companyOfImports();
const csv = 'Artikelnummer;Titel;Kategorie\nF1;Fenster aus Holz;Fenster\n';
const datanorm = [
  `V 010126${'Muster AG'.padEnd(115)}04CHF`,
  'T;N;L1;;1;;Dreifach verglast;',
  'A;N;F1;00;Fenster aus Holz;;1;0;Stk;18950;;01;L1;',
  'B;N;F1;FENSTER;;;0;0;0;7612345678900;;;;1;;;',
].join('\r\n');
const shown = { articleNumber: 'F1', title: { de: 'Fenster aus Holz' }, mainCategory: 'fenster' };

async function sent(body: Buffer | string, more: Partial<Parameters<typeof world.send>[0]> = {}) {
  return world.reportOf(await world.send({ body, ...more }));
}

describe('A file of products', () => {
  it.each([
    [
      'a text with separators, to the call for JSON',
      csv,
      { format: 'json', headers: { 'content-type': 'text/csv' } },
    ],
    [
      'JSON in our nesting, to the call for workbooks',
      JSON.stringify([
        {
          productInfo: { articleNumber: 'F1', title: { de: 'Fenster aus Holz' } },
          categories: { mainCategory: { sid: 'fenster' } },
        },
      ]),
      {},
    ],
    [
      'JSON in our nesting, one a line and packed',
      gzipSync(
        '{"sid":"f1","productInfo":{"articleNumber":"F1","title":{"de":"Fenster aus Holz"}},"categories":{"mainCategory":{"sid":"fenster"}}}\n',
      ),
      {},
    ],
    [
      'JSON in another nesting',
      JSON.stringify({
        products: [{ Artikelnummer: 'F1', Titel: { de: 'Fenster aus Holz' }, Kategorie: 'Fenster' }],
      }),
      {},
    ],
    [
      'DATANORM, all files of a delivery in a zip',
      rawZip([deflated('DATANORM.001', datanorm), deflated('DATANORM.WRG', 'S;;01;Fenster;;;\r\n')]),
      {},
    ],
    [
      'a table in a zip with its pictures',
      rawZip([deflated('Liste.csv', csv), stored('Bilder/F1.jpg', 'x')]),
      {},
    ],
  ] as const)('is taken whatever it is: %s', async (_, body, more) => {
    expect(await sent(body, more)).toMatchObject({ created: 1, failed: 0 });
    expect(await world.productsOf()).toMatchObject([shown]);
  });

  it('of DATANORM brings its long text, its code and its words, too', async () => {
    const delivery = rawZip([
      stored('DATANORM.001', datanorm),
      stored('DATANORM.WRG', 'S;;01;Fenster;;;\r\n'),
    ]);
    expect((await sent(delivery)).issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(await world.productsOf()).toMatchObject([
      { ...shown, gtins: ['07612345678900'], description: { de: 'Dreifach verglast' } },
    ]);
  });

  it('may have hundreds of columns; where there are too many, sheet, column and limit are named', async () => {
    const headings = [
      'Artikelnummer',
      'Titel',
      'Kategorie',
      ...Array.from({ length: 404 }, (_, n) => `Feld ${n}`),
    ];
    const row = ['F1', 'Fenster aus Holz', 'Fenster', ...Array.from({ length: 404 }, (_, n) => `w${n}`)];
    expect(await sent(await workbookOf(headings, row))).toMatchObject({ created: 1 });
    const wide = sheetOf('<row r="1"><c r="BXY1" t="str"><v>x</v></c></row>');
    const { issues } = await sent(rawZip(bareWorkbook(deflated(sheetPart, wide))));
    expect(issues[0]?.message).toBe(
      'Auf dem Blatt «S» steht etwas in Spalte BXY; gelesen werden 2000 Spalten. Löschen Sie, was nicht gebraucht wird.',
    );
  });

  it('that no format takes is named with the nearest that is, in every language', async () => {
    for (const lang of languages) {
      const { state, issues } = await sent('%PDF-1.7\n', { query: { lang } });
      expect([state, issues[0]?.code]).toEqual(['refused', 'pdf']);
      expect(issues[0]?.message).toMatch(/PDF.*Excel \(\.xlsx\)/);
    }
  });
});
