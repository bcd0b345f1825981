import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openArchive } from '../archive.ts';
import { workbookLimits as limits } from '../limits.ts';
import { markedSheet } from './markedSheet.ts';
import { readWorkbook } from '../fixtures/readWorkbook.ts';
import { openWorkbook } from '../openWorkbook.ts';
import type { SheetRow } from '../sheetRow.ts';
import { workbookStream, writeWorkbook } from './writeWorkbook.ts';
import type { WrittenSheet, WrittenValue } from './writtenSheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'written-'));
});
afterAll(() => rm(folder, { recursive: true }));

let written = 0;
async function write(...sheets: WrittenSheet[]): Promise<string> {
  const file = join(folder, `${written++}.xlsx`);
  await writeWorkbook(sheets, createWriteStream(file));
  return file;
}

async function rowsOf(file: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const batch of readWorkbook(file)) rows.push(...batch);
  return rows;
}

async function xmlOf(file: string, part: string): Promise<string> {
  const archive = await openArchive(file);
  const chunks: Buffer[] = [];
  for await (const chunk of archive.read(part, 1e6)) chunks.push(chunk);
  archive.close();
  return Buffer.concat(chunks).toString();
}

const sheet1 = 'xl/worksheets/sheet1.xml';

it('Every text comes back as it was: identifiers, would-be formulas, escapes, line ends, spaces (abuse case 52)', async () => {
  const texts = [
    ['0012345', '219E01', '7612345678900', 'TRUE', '2024-05-01', '#N/A'],
    ['=1+1', '+41 44', '-', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x")'],
    [
      '_x0041_',
      '_x005F_x0041_',
      '_x_',
      'a\r\nb\nc',
      ' vorn und hinten ',
      '<&>"\'',
      ']]>',
      '\u{1F9F1} ß 東京',
    ],
    ['x'.repeat(32_767)],
  ].flat();
  const file = await write({ name: 'Texte', columns: [], rows: texts.map((text) => [text]) });
  const cells = (await rowsOf(file)).map(({ cells: [cell] }) => cell);
  expect(cells.map((cell) => [cell?.kind, cell?.value])).toEqual(texts.map((text) => ['text', text]));
  expect(await xmlOf(file, sheet1)).not.toContain('<f');
});

it('What XML cannot hold is left out, and the rest of the text stays', async () => {
  const file = await write({ name: 'S', columns: [], rows: [['a\0b\x07c\uD83Dd\uFFFFe\u{1F9F1}']] });
  expect((await rowsOf(file))[0]?.cells[0]?.value).toBe('abcde\u{1F9F1}');
});

it('Numbers, truth and dates keep their kind; another reader sees the same', async () => {
  const day = new Date(Date.UTC(2024, 4, 1));
  const values: WrittenValue[] = [
    7612345678900,
    -0.1,
    1e-7,
    true,
    false,
    day,
    new Date(Date.UTC(2024, 4, 1, 8, 30)),
    null,
    'Ende',
  ];
  const file = await write({ name: 'Werte', columns: [{ header: 'Überschrift' }], rows: [values] });
  const [, row] = await rowsOf(file);
  expect(row?.cells.map(({ column, kind, value }) => [column, kind, value])).toEqual([
    [1, 'number', 7612345678900],
    [2, 'number', -0.1],
    [3, 'number', 1e-7],
    [4, 'boolean', true],
    [5, 'boolean', false],
    [6, 'date', '2024-05-01'],
    [7, 'date', '2024-05-01T08:30:00'],
    [9, 'text', 'Ende'],
  ]);
  const [other] = (await readXlsx(await readFile(file))).sheets;
  expect(other?.rows[0]?.[0]).toBe('Überschrift');
  expect(other?.rows[1]).toEqual(values);
});

it('Headings are bold and stay in view, columns have their width and their drop-down', async () => {
  const choices = ['Dämmung, hart', 'Türen & "Tore"'];
  const columns = [
    { header: 'Artikelnummer', width: 30, isText: true },
    { header: 'Kategorie', choices },
  ];
  const file = await write({ name: 'Vorlage', columns, rows: [] });
  const book = await readXlsx(await readFile(file), { readStyles: true });
  const [sheet] = book.sheets;
  expect(sheet?.freezePane).toMatchObject({ rows: 1 });
  expect(sheet?.cells?.get('0,0')?.style?.font?.bold).toBe(true);
  expect(sheet?.columns?.[0]?.width).toBe(30);
  expect(sheet?.dataValidations).toMatchObject([
    { type: 'list', range: 'B2:B1048576', formula1: '_choices!$A$1:$A$2' },
  ]);
  const workbook = await openWorkbook(file);
  workbook.close();
  expect(workbook.sheets.map(({ visibility }) => visibility)).toEqual(['visible', 'very-hidden']);
  expect((await rowsOf(file)).slice(1).map(({ cells }) => cells[0]?.value)).toEqual(choices);
});

it('Sheet names become what Excel accepts, each once', async () => {
  const names = ['Preise: [CH]/alle', 'x'.repeat(40), 'X'.repeat(40), '?', "'"];
  const file = await write(...names.map((name) => ({ name, columns: [], rows: [['x']] })));
  const workbook = await openWorkbook(file);
  workbook.close();
  expect(workbook.sheets.map(({ name }) => name)).toEqual([
    'Preise CH alle',
    'x'.repeat(31),
    `${'X'.repeat(29)} 2`,
    'Sheet',
    'Sheet 2',
  ]);
});

it('What cannot be written whole is refused, naming the cell', async () => {
  const tooLong = workbookStream([{ name: 'S', columns: [], rows: [['a'], ['b', 'x'.repeat(32_768)]] }]);
  await expect(buffer(tooLong)).rejects.toMatchObject({
    code: 'text-too-long',
    details: { sheet: 'S', row: 2, column: 2 },
  });
});

it('A failing source fails the file, and closes the source', async () => {
  let isClosed = false;
  async function* rows() {
    try {
      yield ['a'];
      throw new Error('connection lost');
    } finally {
      isClosed = true;
    }
  }
  await expect(write({ name: 'S', columns: [], rows: rows() })).rejects.toThrow('connection lost');
  expect(isClosed).toBe(true);
});

it('Rows are pulled only as fast as the file is taken, and not after nobody takes it any more', async () => {
  let pulled = 0;
  let isClosed = false;
  function* rows() {
    try {
      for (; pulled < 200_000; pulled++) yield [`${pulled} ${Math.sin(pulled)}`, Math.cos(pulled)];
    } finally {
      isClosed = true;
    }
  }
  const stream = workbookStream([{ name: 'S', columns: [], rows: rows() }]);
  for await (const chunk of stream) if (chunk.length > 0 && pulled > 0) break;
  await vi.waitUntil(() => isClosed);
  expect(pulled).toBeLessThan(100_000);
});

describe('An uploaded sheet with its faulty cells marked', () => {
  const catalogue = fileURLToPath(new URL('../fixtures/catalogue.xlsx', import.meta.url));
  let file: string;
  beforeAll(async () => {
    const workbook = await openWorkbook(catalogue);
    const [sheet] = workbook.sheets;
    const remarks = new Map([
      [
        6,
        [
          { column: 2, severity: 'error' as const, message: 'Prüfziffer falsch' },
          { column: 2, severity: 'warning' as const, message: 'Als Zahl erfasst' },
        ],
      ],
      [9, [{ severity: 'warning' as const, message: 'Zeile zu kurz' }]],
    ]);
    file = await write(
      markedSheet({
        name: sheet!.name,
        rows: workbook.rows(sheet!),
        headerRow: 4,
        remarksColumn: 5,
        remarksHeading: 'Erklärung',
        remarksOf: (row) => remarks.get(row) ?? [],
      }),
    );
    workbook.close();
  });

  it('keeps rows, columns and values, and explains in one more column', async () => {
    const original = (await rowsOf(catalogue)).filter(({ sheet }) => sheet.startsWith('Preise'));
    const marked = await rowsOf(file);
    const values = (rows: SheetRow[]) =>
      rows.map(({ row, cells }) => [
        row,
        ...cells
          .filter(({ column }) => column < 5)
          .map(({ column, kind, text, value }) => [column, kind === 'number' ? value : text]),
      ]);
    expect(values(marked)).toEqual(values(original));
    const explained = marked.flatMap(({ row, cells }) =>
      cells.filter(({ column }) => column === 5).map(({ value }) => [row, value]),
    );
    expect(explained).toEqual([
      [4, 'Erklärung'],
      [6, 'Prüfziffer falsch\nAls Zahl erfasst'],
      [9, 'Zeile zu kurz'],
    ]);
  });

  it('colours the faulty cell and puts a note on it', async () => {
    const [sheet] = (await readXlsx(await readFile(file), { readStyles: true })).sheets;
    const cell = sheet?.cells?.get('5,1');
    expect(cell?.style?.fill).toMatchObject({
      type: 'pattern',
      fgColor: { rgb: expect.stringMatching(/FFC7CE$/) },
    });
    expect(cell?.comment?.text).toBe('Prüfziffer falsch\nAls Zahl erfasst');
  });

  it('never holds more notes than a desktop program bears', async () => {
    const rows = Array.from({ length: limits.notesPerSheet + 5 }, () => [
      { value: 'x', mark: 'error' as const, note: 'falsch' },
    ]);
    const crowded = await write({ name: 'S', columns: [], rows });
    const notes = (await xmlOf(crowded, 'xl/comments1.xml')).match(/<comment /g);
    expect(notes).toHaveLength(limits.notesPerSheet);
  });
});
