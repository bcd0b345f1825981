import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readXlsx, writeXlsx, type CellValue } from 'hucre';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bareWorkbook, sheetOf, sheetPart, stringsOf, stringsPart } from './fixtures/bareWorkbook.ts';
import { deflated, rawZip, type RawEntry } from './fixtures/rawZip.ts';
import { readWorkbook } from './fixtures/readWorkbook.ts';
import { openWorkbook } from './openWorkbook.ts';
import { SharedStrings } from './SharedStrings.ts';
import type { SheetCell, SheetRow } from './sheetRow.ts';
import { SheetScanner } from './SheetScanner.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbook-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

async function rowsOf(file: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const batch of readWorkbook(file)) rows.push(...batch);
  return rows;
}

let written = 0;
async function rowsIn(...replacements: RawEntry[]): Promise<SheetRow[]> {
  const file = join(folder, `${written++}.xlsx`);
  await writeFile(file, rawZip(bareWorkbook(...replacements)));
  return rowsOf(file);
}

/** Cells of the first row of a sheet written as XML. */
async function cellsIn(cells: string, ...replacements: RawEntry[]): Promise<SheetCell[]> {
  const rows = await rowsIn(deflated(sheetPart, sheetOf(`<row r="1">${cells}</row>`)), ...replacements);
  return rows[0]?.cells ?? [];
}

const text = (column: number, value: string) => ({ column, kind: 'text', value, text: value });
const fault = (column: number, value: string, shown: string) => ({
  column,
  kind: 'error',
  value,
  text: shown,
});

describe('A workbook written by LibreOffice Calc', () => {
  let rows: SheetRow[];
  const cells = (row: number) => rows.find((each) => each.row === row)?.cells;
  beforeAll(async () => {
    rows = await rowsOf(fixture('catalogue.xlsx'));
  });

  it('yields its filled rows only, under their own numbers, though a million rows carry a colour', () => {
    expect(rows.map(({ sheet, row }) => [sheet, row])).toEqual([
      ...[1, 4, 5, 6, 7, 8, 9].map((row) => ['Preise & Maße 2024', row]),
      ['Verborgen', 1],
    ]);
  });

  it('flags hidden rows and hidden sheets, and reads them', async () => {
    expect(rows.filter(({ hidden }) => hidden).map(({ row }) => row)).toEqual([6]);
    const workbook = await openWorkbook(fixture('catalogue.xlsx'));
    workbook.close();
    expect(workbook.sheets.map(({ visibility }) => visibility)).toEqual(['visible', 'hidden']);
    expect(rows.at(-1)?.cells).toEqual([text(1, 'geheim')]);
  });

  it('keeps a merged title as one cell and __proto__ as a heading like any other', () => {
    expect(cells(1)).toEqual([{ ...text(1, 'Lieferantenblatt'), across: 3 }]);
    expect(cells(4)).toEqual(
      ['Artikelnummer', 'GTIN', '__proto__', 'gültig ab'].map((value, i) => text(i + 1, value)),
    );
  });

  it('keeps text that looks like a number, an exponent or a formula', () => {
    expect([5, 6, 7, 8].map((row) => cells(row)?.[0])).toEqual(
      ['0012345', '219E01', '=1+1', "1'200.50"].map((value) => text(1, value)),
    );
  });

  it('reads numbers exactly, however they are shown', () => {
    expect(cells(5)?.[1]).toEqual({ column: 2, kind: 'number', value: 7612345678900, text: '7612345678900' });
    expect(cells(6)?.[1]).toMatchObject({ kind: 'number', value: 4002090000000 });
    expect(cells(8)?.[1]).toMatchObject({ kind: 'number', value: 12.5 });
    expect(cells(8)?.[2]).toEqual({ column: 3, kind: 'boolean', value: true, text: 'TRUE' });
  });

  it('recognises dates by custom formats: a day, a month in words, a moment, a time', () => {
    expect([5, 6, 7, 8].map((row) => cells(row)?.[3])).toEqual(
      ['2024-05-01', '1999-12-31', '2024-02-29T13:45:00', '08:30:00'].map((value) => ({
        column: 4,
        kind: 'date',
        value,
        text: value,
      })),
    );
  });

  it('joins formatted runs, keeps line breaks, and resolves escapes once', () => {
    expect(cells(5)?.[2]).toEqual(text(3, 'ein fetter Text'));
    expect(cells(6)?.[2]).toEqual(text(3, 'erste Zeile\nzweite Zeile'));
    expect(cells(9)?.[0]).toEqual(text(1, 'Mu\u0308ller \u{1F9F1} _x0041_'));
  });

  it('takes what formulas gave, and names those that failed', () => {
    expect(cells(7)?.slice(1, 3)).toEqual([
      { column: 2, kind: 'number', value: 7612345678901, text: '7612345678901' },
      fault(3, 'formula-error', '#N/A'),
    ]);
    expect(cells(9)?.slice(1)).toEqual([fault(2, 'formula-error', '#DIV/0!'), text(3, 'Wert aus Formel')]);
  });

  it('counts days from 1904 where the workbook says so', async () => {
    const values = (await rowsOf(fixture('mac.xlsx'))).map((row) => row.cells[0]?.value);
    expect(values).toEqual(['2024-05-01', '1904-01-02']);
  });
});

describe('A cell', () => {
  it('is judged by itself: unusable ones are faults with what stands there, the others are read', async () => {
    const long = 'x'.repeat(32_768);
    expect(
      await cellsIn(
        '<c r="A1"><v>1e400</v></c><c r="B1"><v>zwölf</v></c><c r="C1"><v>9007199254740993</v></c><c r="D1"><f>1+1</f></c>' +
          '<c r="E1" t="d"><v>2024-02-30</v></c><c r="F1" t="b"><v>ja</v></c><c r="G1" t="inlineStr"><is><t>a_x0000_b</t></is></c>' +
          `<c r="H1" t="str"><v>_xD83D_</v></c><c r="I1" t="str"><v>${long}</v></c><c r="J1"><v>0x10</v></c><c r="K1"><v>7</v></c>`,
      ),
    ).toEqual([
      fault(1, 'number-out-of-range', '1e400'),
      fault(2, 'not-a-number', 'zwölf'),
      fault(3, 'integer-too-large', '9007199254740993'),
      fault(4, 'formula-without-value', ''),
      fault(5, 'not-a-date', '2024-02-30'),
      fault(6, 'not-a-boolean', 'ja'),
      fault(7, 'forbidden-character', 'ab'),
      fault(8, 'forbidden-character', '\uFFFD'),
      fault(9, 'text-too-long', long.slice(0, 100)),
      fault(10, 'not-a-number', '0x10'),
      { column: 11, kind: 'number', value: 7, text: '7' },
    ]);
  });

  it('of 900 000 digits that are no number costs no more than its length', async () => {
    const [cell] = await cellsIn(`<c><v>${'1'.repeat(900_000)}x</v></c>`);
    expect(cell).toMatchObject({ kind: 'error', value: 'not-a-number' });
  });

  it('keeps the digits of a number as they were typed into the file', async () => {
    const cells = await cellsIn('<c><v>4.00209E+12</v></c><c><v>7612345678900.0</v></c><c><v>-0.1</v></c>');
    expect(cells.map(({ value, text: shown }) => [value, shown])).toEqual([
      [4002090000000, '4.00209E+12'],
      [7612345678900, '7612345678900.0'],
      [-0.1, '-0.1'],
    ]);
  });

  it('of type d is an ISO date, with or without a time', async () => {
    const cells = await cellsIn(
      '<c t="d"><v>2024-05-01</v></c><c t="d"><v>2024-05-01T00:00:00</v></c><c t="d"><v>2024-05-01T08:30:00.5Z</v></c><c t="d"><v>08:30</v></c>',
    );
    expect(cells.map(({ value }) => value)).toEqual([
      '2024-05-01',
      '2024-05-01',
      '2024-05-01T08:30:00.500',
      '08:30:00',
    ]);
  });

  it('holds text as meant: entities, escapes, CDATA, line ends, no readings, no half escape', async () => {
    const strings = stringsOf(
      '<si><t>A&amp;B &lt;&#x1F9F1;&gt;</t></si><si><t>a\r\nb_x000D_\nc</t></si><si><t><![CDATA[<b>&amp;]]></t></si>' +
        '<si><r><t>東</t></r><rPh sb="0" eb="1"><t>ひがし</t></rPh><r><t>京</t></r><phoneticPr fontId="1"/></si><si/><si><t>_xD83E__xDDF1_ _x00_</t></si>',
    );
    const cells = await cellsIn(
      [0, 1, 2, 3, 4, 5].map((index) => `<c t="s"><v>${index}</v></c>`).join(''),
      deflated(stringsPart, strings),
    );
    expect(cells.map(({ column, value }) => [column, value])).toEqual([
      [1, 'A&B <\u{1F9F1}>'],
      [2, 'a\nb\r\nc'],
      [3, '<b>&amp;'],
      [4, '東京'],
      [6, '\u{1F9F1} _x00_'],
    ]);
  });

  it('is found without a reference, under a prefix, between comments and extensions', async () => {
    const sheet =
      '\uFEFF<?xml version="1.0" encoding="utf-8"?><!-- <row> --><x:worksheet xmlns:x="m"><x:sheetPr/><x:sheetData><x:row hidden=\'1\'><x:c a=">" t="inlineStr"><x:is><x:t>eins</x:t></x:is></x:c>' +
      '<x:c><x:v>2</x:v><x:extLst><x:ext><x:v>9</x:v></x:ext></x:extLst></x:c></x:row><x:row r="7"><x:c r="C7" t="b"><x:v>0</x:v></x:c></x:row></x:sheetData ></x:worksheet>\n';
    expect(await rowsIn(deflated(sheetPart, sheet))).toEqual([
      {
        sheet: 'S',
        row: 1,
        hidden: true,
        cells: [text(1, 'eins'), { column: 2, kind: 'number', value: 2, text: '2' }],
      },
      {
        sheet: 'S',
        row: 7,
        hidden: false,
        cells: [{ column: 3, kind: 'boolean', value: false, text: 'FALSE' }],
      },
    ]);
  });

  it('is a date by the built-in and the written formats, and not by colours, literals or durations', async () => {
    const codes = [
      '0.00',
      'dd.mm.yyyy;@',
      '[$-807]d. mmmm yyyy',
      '[Red]0',
      '"Tag" 0',
      '0\\d',
      '[h]:mm',
      'General',
    ];
    const formats = codes.map(
      (code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
    );
    const ids = [0, 14, 22, 46, 49, ...codes.map((_, i) => 200 + i)];
    const styles = `<styleSheet><numFmts>${formats.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;
    const relationships =
      '<Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="c" Type="x/styles" Target="look.xml"/></Relationships>';
    const cells = await cellsIn(
      ids.map((_, style) => `<c s="${style}"><v>45413</v></c>`).join(''),
      deflated('xl/_rels/workbook.xml.rels', relationships),
      deflated('xl/look.xml', styles),
    );
    const dates = cells.filter(({ kind }) => kind === 'date').map(({ column }) => ids[column - 1]);
    expect(dates).toEqual([14, 22, 201, 202]);
  });
});

it('agrees with another reader on generated workbooks', async () => {
  let seed = 42;
  const random = (below: number) => (seed = (seed * 48271) % 0x7fffffff) % below;
  const make: (() => CellValue)[] = [
    () => null,
    () => random(1e9) * 9007,
    () => random(1e6) / 997 - 500,
    () => random(2) === 0,
    () => new Date(Date.UTC(1990 + random(60), random(12), 1 + random(28))),
    () => `00${random(1e6)}`,
    () => ` Größe <${random(99)}> & "mehr"\n${'ß'.repeat(random(300))}\u{1F9F1}`,
  ];
  for (let book = 0; book < 5; book++) {
    const sheets = [0, 1].map((sheet) => ({
      name: `Blatt ${sheet}`,
      rows: Array.from({ length: 150 }, () =>
        Array.from({ length: 1 + random(40) }, () => make[random(make.length)]!()),
      ),
    }));
    const bytes = await writeXlsx({ sheets });
    const file = join(folder, `generated-${book}.xlsx`);
    await writeFile(file, bytes);
    const other = (await readXlsx(bytes)).sheets.flatMap(({ name, rows }) =>
      rows.flatMap((row, y) =>
        row.flatMap((value, x) => (value === null ? [] : [[name, y + 1, x + 1, plain(value)]])),
      ),
    );
    const ours = (await rowsOf(file)).flatMap(({ sheet, row, cells }) =>
      cells.map(({ column, value }) => [sheet, row, column, value]),
    );
    expect(ours.length).toBeGreaterThan(1000);
    expect(ours).toEqual(other);
  }
});

function plain(value: CellValue): unknown {
  return value instanceof Date ? value.toISOString().slice(0, 10) : value;
}

it('reads a sheet the same, wherever its bytes are cut into chunks', () => {
  const xml = `<?xml version="1.0"?><!-- Ä --><worksheet><sheetData>${'<row><c t="str" a=\'>\'><v>Größe &amp; \u{1F9F1}</v></c><c t="str"><v><![CDATA[<v>]]></v></c><c/><c><v>12</v></c></row>'.repeat(3)}</sheetData></worksheet>`;
  const bytes = Buffer.from(xml);
  const read = (size: number) => {
    const context = { sheet: 'S', strings: new SharedStrings(), styles: [], is1904: false };
    const scanner = new SheetScanner('part', context);
    const rows: SheetRow[] = [];
    for (let at = 0; at < bytes.length; at += size) rows.push(...scanner.feed(bytes.subarray(at, at + size)));
    scanner.finish();
    return rows;
  };
  const rows = read(bytes.length);
  expect(rows.map(({ cells }) => cells.map(({ value }) => value))).toEqual(
    Array(3).fill(['Größe & \u{1F9F1}', '<v>', 12]),
  );
  for (const size of [1, 2, 3, 5, 7, 64]) expect(read(size)).toEqual(rows);
});

it('reads a sheet again, and stops reading when its reader stops', async () => {
  const workbook = await openWorkbook(fixture('catalogue.xlsx'));
  const [sheet] = workbook.sheets;
  for (let time = 0; time < 2; time++) {
    for await (const batch of workbook.rows(sheet!)) {
      expect(batch[0]?.row).toBe(1);
      break;
    }
  }
  workbook.close();
});

it('gives up on a file that keeps it busy for more than a minute, however little each part of it is', async () => {
  let clock = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 61_000));
  await expect(rowsOf(fixture('catalogue.xlsx'))).rejects.toMatchObject({
    code: 'too-slow',
    details: { limit: 60 },
  });
  now.mockRestore();
});
