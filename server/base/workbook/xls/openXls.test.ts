import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { biffStream, compoundFile, f64, record, u16, u32, wide } from '../fixtures/bareXls.ts';
import { openXls } from './openXls.ts';
import type { SheetRow } from '../sheetRow.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baustein-xls-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: Buffer) {
  const file = join(folder, crypto.randomUUID());
  await writeFile(file, content);
  const table = await openXls(file);
  const rows: SheetRow[] = [];
  for (const sheet of table.sheets) for await (const batch of table.rows(sheet)) rows.push(...batch);
  table.close();
  return {
    sheets: table.sheets.map(({ name, visibility }) => [name, visibility]),
    rows: rows.map(({ sheet, row, hidden, cells }) => [
      sheet,
      row,
      hidden,
      cells.map(({ column, kind, text }) => `${column} ${kind} ${text}`),
    ]),
  };
}

it('A workbook of Excel 97 gives the cells of its sheets with the text as its author saw it', async () => {
  const before = [
    record(0x41e, u16(164), wide('00000000')),
    record(0xe0, u16(0, 0), Buffer.alloc(16)),
    record(0xe0, u16(0, 164), Buffer.alloc(16)),
    record(0xe0, u16(0, 14), Buffer.alloc(16)),
    record(0xfc, u32(3), u32(2), wide('Größe'), [4, 0, 0], Buffer.from('Wort'.slice(0, 2), 'latin1')),
    // A text goes on in the next record, wider there than before.
    record(0x3c, [1], Buffer.from('rt', 'utf16le')),
  ];
  const cells = [
    record(0x208, u16(1, 0, 9, 0, 0, 0), u16(0x20, 0)),
    record(0xfd, u16(0, 0, 0), u32(0)),
    record(0xfd, u16(0, 2, 0), u32(1)),
    record(0x27e, u16(1, 0, 1), u32((577364 << 2) | 2)),
    record(0x203, u16(1, 1, 2), f64(45000)),
    record(0xbd, u16(1, 2), u16(0), u32((1250 << 2) | 3), u16(0), u32((7 << 2) | 2), u16(3)),
    record(0x205, u16(1, 4, 0), [1, 0]),
    record(0x205, u16(1, 5, 0), [0x2a, 1]),
    record(0x06, u16(1, 6, 0), [0, 0, 0, 0, 0, 0, 0xff, 0xff], Buffer.alloc(8)),
    record(0x207, wide('aus Formel')),
    record(0x204, u16(4, 0, 0), wide('allein')),
  ];
  const stream = biffStream(
    [
      { name: 'Preise', records: cells },
      { name: 'Leer', state: 1, records: [] },
    ],
    before,
  );
  expect(await read(compoundFile('Workbook', stream))).toEqual({
    sheets: [
      ['Preise', 'visible'],
      ['Leer', 'hidden'],
    ],
    rows: [
      ['Preise', 1, false, ['1 text Größe', '3 text Wort']],
      [
        'Preise',
        2,
        true,
        [
          '1 number 00577364',
          '2 date 2023-03-15',
          '3 number 12.5',
          '4 number 7',
          '5 boolean TRUE',
          '6 error #N/A',
          '7 text aus Formel',
        ],
      ],
      ['Preise', 5, false, ['1 text allein']],
    ],
  });
});

it('A chart within a sheet brings none of its own cells', async () => {
  const chart = [record(0x809, Buffer.alloc(16)), record(0x203, u16(9, 9, 0), f64(1)), record(0x0a)];
  const stream = biffStream([{ name: 'S', records: [...chart, record(0x203, u16(0, 0, 0), f64(2))] }]);
  expect((await read(compoundFile('Workbook', stream))).rows).toEqual([['S', 1, false, ['1 number 2']]]);
});

it('Ten thousand rows are read over all sectors', async () => {
  const records = Array.from({ length: 10_000 }, (_, row) => record(0x203, u16(row, 0, 0), f64(row)));
  const { rows } = await read(compoundFile('Workbook', biffStream([{ name: 'S', records }])));
  expect([rows.length, rows.at(-1)]).toEqual([10_000, ['S', 10_000, false, ['1 number 9999']]]);
});

it('One of Excel 95 is read too, its texts by the code page of the file', async () => {
  const short = (text: string) => Buffer.concat([u16(text.length), Buffer.from(text, 'latin1')]);
  const records = [
    record(0x204, u16(0, 0, 0), short('T\xFCre')),
    record(0x27e, u16(1, 0, 1), u32((577364 << 2) | 2)),
    record(0x06, u16(1, 1, 0), [0, 0, 0, 0, 0, 0, 0xff, 0xff], Buffer.alloc(8)),
    record(0x207, short('\xC0')),
  ];
  const before = (codePage: number) => [
    record(0x42, u16(codePage)),
    record(0x41e, u16(164), [8], Buffer.from('00000000')),
    record(0xe0, u16(0, 0), Buffer.alloc(12)),
    record(0xe0, u16(0, 164), Buffer.alloc(12)),
  ];
  const rowsBy = async (codePage: number) => {
    const stream = biffStream([{ name: 'S', records }], before(codePage), { version: 0x500, isShort: true });
    return (await read(compoundFile('Book', stream))).rows.map(([, , , cells]) => cells);
  };
  expect(await rowsBy(1252)).toEqual([['1 text Türe'], ['1 number 00577364', '2 text À']]);
  expect((await rowsBy(1251)).at(-1)).toEqual(['1 number 00577364', '2 text А']);
});
