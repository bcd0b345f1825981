import { readXlsx, writeXlsx, type CellValue, type MergeRange } from 'hucre';
import { describe, expect, it } from 'vitest';
import { workbenchOf } from '../../../tests/setup/workbenchOf.ts';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';

const world = await companyOfImports();

/** A range as a spreadsheet names it: `A3:B4`. */
function range(named: string): MergeRange {
  const [from = '', to = ''] = named.split(':');
  const column = (place: string) => place.charCodeAt(0) - 65;
  const row = (place: string) => Number(place.slice(1)) - 1;
  return { startRow: row(from), startCol: column(from), endRow: row(to), endCol: column(to) };
}

async function reportOf(rows: CellValue[][], ...merges: string[]) {
  const written = await writeXlsx({ sheets: [{ name: 'Liste', rows, merges: merges.map(range) }] });
  return world.reportOf(await world.send({ body: Buffer.from(written) }));
}

const columnsOf = ({ columns }: Awaited<ReturnType<typeof reportOf>>) =>
  columns.map(({ column, heading, field }) => `${column} ${heading}: ${field}`);

describe('Merged cells of a price list', () => {
  it('give a heading to each column below it, and hold for all the rows beside them', async () => {
    const report = await reportOf(
      [
        ['Muster AG, Preisliste 2026'],
        ['Warengruppe', 'Lief.-Art.-Nr.', 'Bezeichnung', 'Masse (mm)', null, 'Bemerkung'],
        [null, null, null, 'Breite', 'Höhe', null],
        ['Holzfenster', 'H-1', 'Fenster Eins', 600, 900, 'gilt für beide'],
        [null, 'H-2', 'Fenster Zwei', 700, 900],
        ['Tür', 'T-1', 'Tür Eins', 800, 2000],
        [null, 'X-1', 'Etwas ohne Gruppe', 800, 2000],
      ],
      'A1:F1',
      'A2:A3',
      'B2:B3',
      'C2:C3',
      'D2:E2',
      'F2:F3',
      'A4:A5',
      'F4:F5',
    );
    expect(columnsOf(report)).toEqual([
      'A Warengruppe: mainCategory',
      'B Lief.-Art.-Nr.: articleNumber',
      'C Bezeichnung: title.de',
      'D Breite (mm): attributes.breite',
      'E Masse (mm) Höhe: null',
      'F Bemerkung: null',
    ]);
    expect(report).toMatchObject({ read: 4, failed: 1 });
    // The list says where its groups end: what stands below them has none.
    expect(report.issues.map(({ code, row }) => [code, row])).toContainEqual(['required', 7]);
  });

  it('stand above the headings of all columns, of which the first are called by what they number (behaviour B781)', async () => {
    const report = await reportOf(
      [
        ['Articolo', null, null, 'Prodotto', null, 'Prezzi CHF', null],
        ['Cod. FB', 'EAN', 'Marca', 'Denominazione', 'cl. EN 998', 'listino', 'netto'],
        ['10001', '7613052000640', 'FB', 'Fondo calce-cemento KZ 1,2', 'GP CS II', 9.8, 7.35],
        ['10002', '7613052000657', 'FB', 'Fondo calce-cemento KZ 2', 'GP CS II', 11.7, 8.35],
        ['10003', '7613052000664', 'RÖFIX', 'Rinzaffo', 'LW CS I', 8.7, 6.35],
      ],
      'A1:C1',
      'D1:E1',
      'F1:G1',
    );
    expect(columnsOf(report)).toEqual([
      'A Articolo Cod. FB: articleNumber',
      'B Articolo EAN: gtins',
      'C Articolo Marca: brand',
      'D Prodotto Denominazione: title.it',
      'E Prodotto cl. EN 998: null',
      'F Prezzi CHF listino: null',
      'G Prezzi CHF netto: null',
    ]);
  });

  it('hold for the rows of the rest, too, when the first of them is taken', async () => {
    const rows = [
      ['Lief.-Art.-Nr.', 'Bezeichnung', 'Warengruppe', 'EAN'],
      ['M-1', 'Fenster Eins', 'Holzfenster', null],
      ['M-2', 'Fenster Zwei', null, '123'],
    ];
    const merges = [range('C2:C3')];
    const written = await writeXlsx({ sheets: [{ name: 'Liste', rows, merges }] });
    const desk = workbenchOf(world);
    const begun = await desk.begin(Buffer.from(written));
    await desk.run(begun);
    await desk.ended(begun.id);
    const rest = await readXlsx((await desk.rest(begun.id)).rawPayload);
    expect(rest.sheets[0]?.rows.flatMap((cells) => (cells[0] ? [cells.slice(0, 3)] : []))).toEqual([
      ['Lief.-Art.-Nr.', 'Bezeichnung', 'Warengruppe'],
      ['M-2', 'Fenster Zwei', 'Holzfenster'],
    ]);
  });

  it('never make one article of several rows: numbers are not carried on', async () => {
    const report = await reportOf(
      [
        ['Lief.-Art.-Nr.', 'Bezeichnung', 'Warengruppe', 'Preis'],
        ['H-1', 'Fenster Eins', 'Holzfenster', 10],
        [null, 'in Eiche', null, 12],
      ],
      'A2:A3',
      'C2:C3',
    );
    expect(report).toMatchObject({ read: 2, failed: 1 });
    expect(report.issues.map(({ code, row }) => [code, row])).toContainEqual(['key-missing', 3]);
  });

  it('name columns without a heading of their own, which are proposed and not taken twice', async () => {
    const report = await reportOf(
      [
        ['Lief.-Art.-Nr.', 'Bezeichnung', null, 'Warengruppe', 'EAN', null],
        ['H-1', 'Fenster Eins', 'aus Lärche', 'Holzfenster', '7612345678900', '4006381333931'],
        ['H-2', 'Fenster Zwei', 'aus Eiche', 'Holzfenster'],
        ['H-3', 'Fenster Drei', 'aus Fichte', 'Holzfenster'],
      ],
      'B1:C1',
      'E1:F1',
    );
    expect(columnsOf(report)).toEqual([
      'A Lief.-Art.-Nr.: articleNumber',
      'B Bezeichnung: title.de',
      'C Bezeichnung: null',
      'D Warengruppe: mainCategory',
      'E EAN: gtins',
      'F EAN: gtins',
    ]);
    const proposals = report.columns.find(({ column }) => column === 'C')?.proposals ?? [];
    expect(proposals.map(({ field, reason }) => [field, reason.code])).toEqual([['title.de', 'taken']]);
    expect(report).toMatchObject({ created: 3, failed: 0 });
  });

  it('across the whole list are its title, not a heading', async () => {
    const report = await reportOf(
      [
        ['Gewicht und Masse aller Artikel'],
        ['Lief.-Art.-Nr.', 'Bezeichnung', 'Unbekanntes'],
        ['H-1', 'Fenster Eins', 'x'],
      ],
      'A1:C1',
    );
    expect(columnsOf(report)).toEqual([
      'A Lief.-Art.-Nr.: articleNumber',
      'B Bezeichnung: title.de',
      'C Unbekanntes: null',
    ]);
  });
});
