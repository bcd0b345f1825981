import { describe, expect, it } from 'vitest';
import { deflated, rawZip } from '../../../../base/workbook/fixtures/rawZip.ts';
import { recordsOf, rowsOf } from '../fixtures/readTable.ts';

const head4 = `V 010126${'Muster AG'.padEnd(115)}04CHF`;
const head5 = 'V;050;A;20260101;CHF;Katalog;Muster AG;;;;;;;;;';
const file = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n\x1A`;

it('Bullets of DOS in a text are read as signs, and make no file unknown', async () => {
  const texts = Array.from(
    { length: 40 },
    (_, at) => `T;N;L1;1;${at + 1};Zeile ${at} von vielen im Langtext;`,
  );
  const content = file(
    head5,
    ...texts,
    'T;N;L1;1;41;\x07 Erkennung von Rauch;',
    'A;N;T-1;Tür;;PCE;1;1;100;;;;;;;;;;;;;;;L1;',
  );
  expect((await recordsOf(content))[0]?.Langtext).toContain('- Erkennung von Rauch');
});

describe('DATANORM 4', () => {
  it('gives a row for each article, with its two halves, texts, group and price in one', async () => {
    const content = file(
      head4,
      'T;N;L1; ;1; ;Robuste Tür für den Aussenbereich, mit   ;2; ;dreifacher Dichtung und Schloss.;',
      'T;N;L1; ;3; ;- verzinkt;4; ;- lackiert;',
      'E;N;E1; ;1; ;Breite $$ mm, Höhe $$ mm;',
      'A;N;T-0815;20;Tür T30;verzinkt;1;2;Stck;18950;R1;01;L1;',
      'B;N;T-0815;TUER;ALT1;12;0;0;0;7612345678900;;0101;;5;;;',
      'D;N;T-0815;1;F;;Lieferbar ab Lager;2;E;E1;900$2000$;',
      'S;;01;Türen;0101;Brandschutztüren;',
      'Z;N;T-0815;;1;;ab 10;1;17000;10;99;',
      'A;L;T-0001;00;;;;;;;;;;',
      'P;A;T-0815;1;19950;0;R2;;;;;T-0900;2;4590;1;500;;;;;',
    );
    expect(await recordsOf(content)).toEqual([
      {
        Artikelnummer: 'T-0815',
        Kurztext: 'Tür T30 verzinkt',
        Langtext:
          'Robuste Tür für den Aussenbereich, mit dreifacher Dichtung und Schloss.\n- verzinkt\n- lackiert\nLieferbar ab Lager\nBreite 900 mm, Höhe 2000 mm',
        Warengruppe: 'Türen > Brandschutztüren',
        EAN: '7612345678900',
        Mengeneinheit: 'C62',
        Verpackungsmenge: '5',
        Matchcode: 'TUER',
        Alternativnummer: 'ALT1',
        'Hauptwarengruppe (Code)': '01',
        'Warengruppe (Code)': '0101',
        Rabattgruppe: 'R2',
        Preiskennzeichen: 'Listenpreis',
        Preis: '199.50',
        Preiseinheit: '100',
        Währung: 'CHF',
        Staffelpreise: '1 ab 10 1 17000 10 99',
        Katalogseite: '12',
      },
      { Artikelnummer: 'T-0900', Nettopreis: '45.90' },
    ]);
    const rows = await rowsOf(content);
    expect(rows.map(([sheet, row]) => [sheet, row])).toEqual([
      ['DATANORM', 1],
      ['DATANORM', 5],
      ['DATANORM', 6],
      ['DATANORM Löschungen', 1],
      ['DATANORM Löschungen', 2],
    ]);
    expect(rows.at(-1)?.[2]).toEqual({ 1: 'T-0001' });
  });

  it('is read in the pages of DOS and Windows, also where files of one delivery differ in them', async () => {
    const article = `${head4}\r\nA;N;1;00;T\x81r gr\x94sse;;1;0;Stk;100;;01;;\r\n`;
    const groups = `${head4}\r\nS;;01;T\xFCren;;;\r\n`;
    const delivery = rawZip([
      deflated('DATANORM.001', Buffer.from(article, 'latin1')),
      deflated('DATANORM.WRG', Buffer.from(groups, 'latin1')),
    ]);
    expect(await recordsOf(delivery)).toMatchObject([{ Kurztext: 'Tür grösse', Warengruppe: 'Türen' }]);
    const greek = Buffer.from(`${head4}\r\nA;N;1;00;\xED 12 f\x81r;;1;0;Stk;100;;;;\r\n`, 'latin1');
    expect(await recordsOf(greek)).toMatchObject([{ Kurztext: 'φ 12 für' }]);
  });

  it('makes one word again of a short text that was cut in it', async () => {
    const content = file(head4, 'A;N;1;00;Schutzabdeckung Gummi schwarz, fuer flac;he Tasten;1;0;Stk;0;;;;');
    expect(await recordsOf(content)).toMatchObject([
      { Kurztext: 'Schutzabdeckung Gummi schwarz, fuer flache Tasten' },
    ]);
  });
});

describe('DATANORM 5', () => {
  it('gives a row for each article', async () => {
    const content = file(
      head5,
      'T;N;L1;1;01;Kupferrohr nach DIN EN 1057;',
      'A;N;R-15;Kupferrohr 15x1;halbhart;MTR;1;100;18950;R010;SHK;ROHRE;CU15;;;;H-15;Typ 1;4012345678901;;5;7;1;L1;90;;;;',
      'A;N;R-18;Kupferrohr 18x1;;XYZ;2;1;100;;SHK;ROHRE;;;;;;;0;;;;;;;;;;',
      'D;N;R-15;1;F;Stangen zu 5 m;;',
      'S;SHK;;Sanitär;',
      'S;SHK;ROHRE;Rohre;',
      'B;L;ALT-1;R-15;20261231;',
      'E;9;',
    );
    expect(await recordsOf(content)).toMatchObject([
      {
        Artikelnummer: 'R-15',
        Kurztext: 'Kupferrohr 15x1 halbhart',
        Langtext: 'Kupferrohr nach DIN EN 1057 Stangen zu 5 m',
        Warengruppe: 'Sanitär > Rohre',
        EAN: '4012345678901',
        Mengeneinheit: 'MTR',
        Verpackungsmenge: '5',
        Herstellernummer: 'H-15',
        Preis: '189.50',
        Preiseinheit: '100',
      },
      {
        Artikelnummer: 'R-18',
        'Mengeneinheit des Lieferanten': 'XYZ',
        Preiskennzeichen: 'Nettopreis',
        Preis: '1.00',
      },
    ]);
    expect((await rowsOf(content)).at(-1)?.[2]).toEqual({ 1: 'ALT-1', 2: 'R-15' });
  });
});
