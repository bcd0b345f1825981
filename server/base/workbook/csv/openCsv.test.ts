import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCsv } from './openCsv.ts';
import { separatorOf } from './separatorOf.ts';
import type { SheetRow } from '../sheetRow.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baustein-csv-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Each row as its number and its cells by their columns. */
async function read(content: Buffer | string): Promise<[number, Record<number, string>][]> {
  const file = join(folder, crypto.randomUUID());
  await writeFile(file, content);
  const table = await openCsv(file);
  const rows: SheetRow[] = [];
  for (const sheet of table.sheets) for await (const batch of table.rows(sheet)) rows.push(...batch);
  expect(table.share()).toBe(1);
  table.close();
  return rows.map(({ row, cells }) => [
    row,
    Object.fromEntries(cells.map(({ column, text }) => [column, text])),
  ]);
}

/** Bytes of a page of Windows, of which Node only reads. */
function inPage(page: string, text: string): Buffer {
  const decoder = new TextDecoder(page);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Buffer.from([...text].map((sign) => bytes.get(sign) ?? 0x3f));
}

it('Texts of Windows are read by the page in which their words are words (behaviour B693)', async () => {
  for (const [page, text] of [
    ['windows-1250', 'Nářadí přímé;Dřevěný kryt;Hřebík měděný'],
    ['windows-1250', 'Zawór kątowy;Złączka mosiężna;Rękawice białe'],
    ['windows-1250', 'Fűtőtest fehér;Csőbilincs;Rögzítő;Szűrő betét;Hőszigetelő tábla'],
    ['windows-1252', 'Türdrücker weiß;10 m³/h;Größe 2²;½ Zoll'],
    ['windows-1252', 'Fenêtre à soufflet;coûter;où;œillet;pièce brûlée;août'],
    ['windows-1252', 'Più virtù;così;però;caffè;lunedì;è già'],
    ['windows-1252', 'Køkkenhåndtag;Rød dør;Værktøj på væg;Øje og bør'],
  ] as const) {
    const [row] = await read(inPage(page, text));
    expect(Object.values(row?.[1] ?? {}).join(';')).toBe(text);
  }
});

describe('A text with separators', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\n1;2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['bars', 'a|b\n1|2\n'],
    ['what Excel says in its own first line', 'sep=;\na;b\n1;2\n'],
    ['a byte order mark', '\uFEFFa;b\n1;2\n'],
    ['line ends of Windows', 'a;b\r\n1;2\r\n'],
    ['line ends of old Macs', 'a;b\r1;2'],
    ['everything in quotes', '"a";"b"\n"1";"2"'],
  ])('is read with %s', async (_, content) => {
    expect((await read(content)).map(([, cells]) => cells)).toEqual([
      { 1: 'a', 2: 'b' },
      { 1: '1', 2: '2' },
    ]);
  });

  it('keeps separators, quotes and line ends that stand within quotes', async () => {
    expect(await read('Nr;Text\r\n1;"Rohr ""1/2"";\r\nlang"\r\n2;6" dick\r\n')).toEqual([
      [1, { 1: 'Nr', 2: 'Text' }],
      [2, { 1: '1', 2: 'Rohr "1/2";\r\nlang' }],
      [3, { 1: '2', 2: '6" dick' }],
    ]);
  });

  it('counts empty lines, and leaves out empty cells and rows', async () => {
    expect(await read('a;b;c\n\n;;\n;x;\n')).toEqual([
      [1, { 1: 'a', 2: 'b', 3: 'c' }],
      [4, { 2: 'x' }],
    ]);
  });

  it('is read in the encodings that programs write', async () => {
    const text = 'Größe;Été\n1;2\n';
    const expected = [
      [1, { 1: 'Größe', 2: 'Été' }],
      [2, { 1: '1', 2: '2' }],
    ];
    expect(await read(Buffer.from(text, 'utf8'))).toEqual(expected);
    expect(await read(Buffer.from(text, 'latin1'))).toEqual(expected);
    expect(await read(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(expected);
    expect(await read(Buffer.from(text, 'utf16le'))).toEqual(expected);
    expect(await read(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toEqual(expected);
  });

  it('is one table wherever it is cut into pieces', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `${index};"Ä""${index}\r\n";x`);
    const found = await read(`Nr;Text;X\r\n${rows.join('\r\n')}`);
    expect(found).toHaveLength(20_001);
    expect(found.at(-1)).toEqual([20_001, { 1: '19999', 2: 'Ä"19999\r\n', 3: 'x' }]);
  });

  it('that ends within quotes is refused as cut off, one with too many columns as such', async () => {
    await expect(read('a;b\n1;"2\n')).rejects.toMatchObject({ code: 'cut-off' });
    await expect(read(`a;b\n${';'.repeat(2000)}x`)).rejects.toMatchObject({
      code: 'too-many-columns',
      details: { sheet: 'CSV', row: 2, column: 'BXY', limit: 2000 },
    });
  });

  it('has the separator that stands equally often in most lines', () => {
    expect(separatorOf('Preisliste, Stand 2026\nNr;Text;Preis\n1;Tür, weiss;1,20\n2;Tor, rot;3,40')).toBe(
      ';',
    );
    expect(separatorOf('means,language\n"category:a;b",de')).toBe(',');
  });

  it('has the separator that each line has far more often than any other, whatever their lengths', () => {
    const lines = [
      'nr;text;a;b;c;d;e;f',
      '1;Tür, weiss;1,5;2;3;4;5',
      '2;Tor, rot;2,5;1;2;3;4;5;6',
      '3;Tor;3;3;3',
    ];
    expect(separatorOf(lines.map((line) => `${line};;;;;`).join('\n'))).toBe(';');
  });
});
