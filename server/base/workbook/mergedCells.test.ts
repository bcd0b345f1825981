import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareOds, odsContent, odsText } from './fixtures/bareOds.ts';
import { bareWorkbook, sheetPart } from './fixtures/bareWorkbook.ts';
import { biffStream, compoundFile, record, u16, wide } from './fixtures/bareXls.ts';
import { deflated, rawZip, stored } from './fixtures/rawZip.ts';
import { workbookLimits } from './limits.ts';
import { openOds } from './ods/openOds.ts';
import { openSpreadsheetMl } from './spreadsheetMl/openSpreadsheetMl.ts';
import { openWorkbook } from './openWorkbook.ts';
import type { TableReader } from './tableReader.ts';
import { openXls } from './xls/openXls.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baustein-merged-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Each cell with what it covers: `row.column text +across v down`. */
async function cellsOf(open: (file: string) => Promise<TableReader>, content: Buffer): Promise<string[]> {
  const file = join(folder, crypto.randomUUID());
  await writeFile(file, content);
  const table = await open(file);
  const found: string[] = [];
  try {
    for (const sheet of table.sheets)
      for await (const batch of table.rows(sheet))
        for (const { row, cells } of batch)
          for (const { column, text, across = 0, down = 0 } of cells)
            found.push(`${row}.${column} ${text} +${across} v${down}`);
  } finally {
    table.close();
  }
  return found;
}

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const xlsx = (rows: string, behind: string, prefix = '') => {
  const xml = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${behind}</worksheet>`;
  const named = prefix === '' ? xml : xml.replace(/<(\/?)(?=\w)/g, `<$1${prefix}:`);
  return rawZip(bareWorkbook(deflated(sheetPart, named)));
};
const rows = `<row r="1">${cell('A1', 'Art.-Nr.')}${cell('B1', 'Masse')}</row><row r="2">${cell('B2', 'L')}${cell('C2', 'B')}</row>`;
const merges = '<mergeCells count="2"><mergeCell ref="A1:A2"/><mergeCell  ref="B1:C1" /></mergeCells>';
const expected = ['1.1 Art.-Nr. +0 v1', '1.2 Masse +1 v0', '2.2 L +0 v0', '2.3 B +0 v0'];

describe('What merged cells cover', () => {
  it('is told by xlsx, where it stands behind the rows, with or without prefixes', async () => {
    expect(await cellsOf(openWorkbook, xlsx(rows, merges))).toEqual(expected);
    expect(await cellsOf(openWorkbook, xlsx(rows, merges, 'x'))).toEqual(expected);
  });

  it('is found in a long sheet, wherever its bytes are cut', async () => {
    const many = Array.from(
      { length: 4000 },
      (_, at) => `<row r="${at + 3}">${cell(`A${at + 3}`, `Nr ${at} ${'x'.repeat(at % 97)}`)}</row>`,
    ).join('');
    const blocks = Array.from({ length: 2000 }, (_, at) => {
      const first = 3 + at * 2;
      return `<mergeCell ref="A${first}:A${first + 1}"/>`;
    });
    const found = await cellsOf(
      openWorkbook,
      xlsx(rows + many, `<mergeCells>${blocks.join('')}</mergeCells>`),
    );
    expect(found.filter((each) => each.endsWith(' v1'))).toHaveLength(2000);
    expect(found.at(-2)).toMatch(/ v1$/);
  });

  it('is told by ods, SpreadsheetML and xls', async () => {
    const ods = odsContent(
      `<table:table table:name="S"><table:table-row>${odsText('Art.-Nr.', ' table:number-rows-spanned="2"')}${odsText('Masse', ' table:number-columns-spanned="2"')}<table:covered-table-cell/></table:table-row><table:table-row><table:covered-table-cell/>${odsText('L')}${odsText('B')}</table:table-row></table:table>`,
    );
    expect(await cellsOf(openOds, rawZip(bareOds(ods)))).toEqual(expected);
    const data = (text: string) => `<Data ss:Type="String">${text}</Data>`;
    const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="S"><Table><Row><Cell ss:MergeDown="1">${data('Art.-Nr.')}</Cell><Cell ss:MergeAcross="1">${data('Masse')}</Cell></Row><Row><Cell ss:Index="2">${data('L')}</Cell><Cell>${data('B')}</Cell></Row></Table></Worksheet></Workbook>`;
    expect(await cellsOf(openSpreadsheetMl, Buffer.from(xml))).toEqual(expected);
    const label = (row: number, column: number, text: string) =>
      record(0x204, u16(row, column, 0), wide(text));
    const records = [
      label(0, 0, 'Art.-Nr.'),
      label(0, 1, 'Masse'),
      label(1, 1, 'L'),
      label(1, 2, 'B'),
      record(0xe5, u16(2), u16(0, 1, 0, 0), u16(0, 0, 1, 2)),
    ];
    const xls = compoundFile('Workbook', biffStream([{ name: 'S', records }]));
    expect(await cellsOf(openXls, xls)).toEqual(expected);
  });

  it('is nothing where a file says nonsense', async () => {
    const nonsense =
      '<mergeCells><mergeCell ref="B2:A1"/><mergeCell ref="A1"/><mergeCell/><mergeCell ref="A0:B0"/><mergeCell ref="ZZZ1:A2"/></mergeCells>';
    const found = await cellsOf(openWorkbook, xlsx(rows, nonsense));
    expect(found.every((each) => each.endsWith('+0 v0'))).toBe(true);
  });

  it('refuses a sheet of nothing but merged cells', async () => {
    const blocks = Array.from(
      { length: workbookLimits.merges + 1 },
      (_, at) => `<mergeCell ref="A${at + 1}:B${at + 1}"/>`,
    );
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData><mergeCells>${blocks.join('')}</mergeCells></worksheet>`;
    const file = rawZip(bareWorkbook(stored(sheetPart, sheet)));
    await expect(cellsOf(openWorkbook, file)).rejects.toMatchObject({ code: 'too-many-merges' });
  });
});
