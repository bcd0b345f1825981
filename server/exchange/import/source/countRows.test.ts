import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workbookOf } from '../../../../tests/setup/workbook.ts';
import { countRows } from './countRows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baustein-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function count(content: string | Buffer, format: 'json' | 'xlsx', most = 1_000_000) {
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

it('They are counted no further than asked', async () => {
  const many = Array.from({ length: 30_000 }, (_, n) => ({ sid: `p${n}` }));
  expect(await count(JSON.stringify(many), 'json', 7)).toBe(7);
});

it('A file that cannot be read has as many as were found before', async () => {
  expect(await count('[{"sid": "a"}, {"sid"', 'json')).toBeLessThan(2);
  expect(await count('no workbook', 'xlsx')).toBe(0);
});
