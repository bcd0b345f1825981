import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import { readWorkbook } from '../../base/workbook/fixtures/readWorkbook.ts';

let call: Call;

beforeAll(async () => {
  ({ call } = await smallWorld());
});

describe('A template', () => {
  it('is a workbook with its headings, drop-downs and notes in the asked language', async () => {
    await call('editor', 'POST', '/import/attribute', {
      sid: 'verglasung',
      name: { de: 'Verglasung' },
      kind: 'choice',
      group: 'performance',
      choices: [{ sid: 'zweifach', label: { de: 'Zweifach', fr: 'Double' } }],
    });
    await call('admin', 'POST', '/import/template', {
      sid: 'fenster',
      name: { de: 'Fenster', fr: 'Fenêtres' },
      category: 'huelle',
      columns: [
        {
          field: 'productInfo.articleNumber',
          heading: { de: 'Artikelnummer', fr: 'Numéro' },
          required: true,
          note: { fr: 'Comme imprimé' },
        },
        { field: 'categories.mainCategory.sid', heading: { de: 'Kategorie', fr: 'Catégorie' } },
        { field: 'attributes.verglasung', heading: { de: 'Verglasung', fr: 'Vitrage' } },
      ],
    });
    const answer = await call('supplier', 'GET', '/import/template/fenster/xlsx?lang=fr');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="fenster.xlsx"');
    const rows = await textsOf(answer.rawPayload);
    expect(rows.Données?.[0]).toEqual(['Numéro', 'Catégorie', 'Vitrage']);
    expect(rows.Remarques).toEqual([
      ['Colonne', 'Obligatoire', 'Remarque'],
      ['Fenêtres'],
      ['Numéro', 'oui', 'Comme imprimé'],
      ['Catégorie'],
      ['Vitrage'],
    ]);
    expect(rows._choices).toEqual([['huelle', 'Double'], ['fenster'], ['dach']]);
    expect((await call('supplier', 'GET', '/import/template/nirgends/xlsx')).statusCode).toBe(404);
    expect((await call('supplier', 'POST', '/import/template', {})).statusCode).toBe(403);
  });
});

/** The texts of every sheet, row by row; empty cells are left out. */
async function textsOf(bytes: Buffer): Promise<Record<string, string[][]>> {
  const folder = await mkdtemp(join(tmpdir(), 'baustein-template-'));
  const file = join(folder, 'template.xlsx');
  await writeFile(file, bytes);
  const sheets: Record<string, string[][]> = {};
  for await (const batch of readWorkbook(file))
    for (const { sheet, cells } of batch) (sheets[sheet] ??= []).push(cells.map(({ text }) => text));
  await rm(folder, { recursive: true });
  return sheets;
}
