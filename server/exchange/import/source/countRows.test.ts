import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportFormat } from '../../../../resources/exchange/importFormats.ts';
import { workbookOf } from '../../../../tests/setup/workbook.ts';
import { bareOds, odsContent } from '../../../base/workbook/fixtures/bareOds.ts';
import { biffStream, compoundFile, f64, record, u16 } from '../../../base/workbook/fixtures/bareXls.ts';
import { rawZip } from '../../../base/workbook/fixtures/rawZip.ts';
import { countRows } from './countRows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baustein-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function count(content: string | Buffer, format: ImportFormat, most = 1_000_000) {
  const file = join(folder, 'file');
  await writeFile(file, content);
  return countRows(file, format, most);
}

it('The rows of a file are its elements, or the rows of its sheets, wherever its chunks end', async () => {
  const many = Array.from({ length: 30_000 }, (_, n) => ({ sid: `p${n}`, words: 'row <row> {[' }));
  expect(await count(JSON.stringify(many), 'json')).toBe(30_000);
  expect(await count('["a", "b"]', 'json')).toBe(2);
  const rows = Array.from({ length: 20_000 }, (_, n) => [`p${n}`, '<row>', 'Fenster']);
  expect(await count(await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ...rows), 'xlsx')).toBe(
    20_001,
  );
});

it('They are counted in every format, also packed', async () => {
  const rows = '<table:table-row><table:table-cell/></table:table-row>'.repeat(3);
  expect(await count(rawZip(bareOds(odsContent(`<table:table>${rows}</table:table>`))), 'ods')).toBe(3);
  expect(await count('<Workbook><Row/><Row ss:Index="9"></Row><RowX/></Workbook>', 'spreadsheetml')).toBe(2);
  const records = [record(0x203, u16(0, 0, 0), f64(1)), record(0x203, u16(4, 0, 0), f64(1))];
  expect(await count(compoundFile('Workbook', biffStream([{ name: 'S', records }])), 'xls')).toBe(2);
  expect(await count('V 010126\nA;N;1;00;x\nT;N;1;;1;;x\nB;N;1\nA;N;2;00;y\n', 'datanorm')).toBe(2);
  expect(await count('<l><Möbel-1 nr="1" a=""/><Möbel-1 nr="2" a=""/><Möbel-12/></l>', 'xmlTable')).toBe(2);
  expect(await count('{"items": [{"a": 1}, {"a": 2}]}', 'jsonTable')).toBe(2);
  expect(await count(gzipSync('a;b\n1;2\n3;4\n'), 'csv')).toBe(3);
});

it('They are counted no further than asked', async () => {
  const many = Array.from({ length: 30_000 }, (_, n) => ({ sid: `p${n}` }));
  expect(await count(JSON.stringify(many), 'json', 7)).toBe(7);
});

it('A file that cannot be read has as many as were found before', async () => {
  expect(await count('[{"sid": "a"}, {"sid"', 'json')).toBeLessThan(2);
  expect(await count('no workbook', 'xlsx')).toBe(0);
});
