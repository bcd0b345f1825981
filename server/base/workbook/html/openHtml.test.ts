import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SheetRow } from '../sheetRow.ts';
import { openHtml } from './openHtml.ts';

it('A page with tables is a sheet, merged cells and all (behaviour B698)', async () => {
  const rows = await rowsOf(`<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head>
    <meta charset=utf-8><title>Liste</title><style>td { color: red }</style></head><body>
    <h2>T&uuml;ren &amp; Tore</h2>
    <TABLE border=1><tr><th>Art.-Nr.<th colspan=2>Bezeichnung<th>Bild</tr>
    <tr><td rowspan=2>00123</td><td>T&uuml;re<br>weiss</td><td>a</td><td><img src="tuer.jpg"></td>
    <tr><td><b>Tor</b>&nbsp; 2&times;2 m<td><script>x()</script>b</tr>
    <tr style="display:none"><td>00124<td>&#8364;</tr>
    </TABLE><p>Preise ohne MWST`);
  expect(
    rows.map(({ row, hidden, cells }) => [row, hidden, cells.map(({ column, text }) => [column, text])]),
  ).toEqual([
    [1, false, [[1, 'Türen & Tore']]],
    [
      2,
      false,
      [
        [1, 'Art.-Nr.'],
        [2, 'Bezeichnung'],
        [4, 'Bild'],
      ],
    ],
    [
      3,
      false,
      [
        [1, '00123'],
        [2, 'Türe\nweiss'],
        [3, 'a'],
        [4, 'tuer.jpg'],
      ],
    ],
    [
      4,
      false,
      [
        [2, 'Tor 2×2 m'],
        [3, 'b'],
      ],
    ],
    [
      5,
      true,
      [
        [1, '00124'],
        [2, '€'],
      ],
    ],
    [6, false, [[1, 'Preise ohne MWST']]],
  ]);
  expect(rows[1]?.cells[1]).toMatchObject({ across: 1 });
  expect(rows[2]?.cells[0]).toMatchObject({ down: 1 });
});

it('A table within a cell has rows of its own, and what stands between cells is not lost', async () => {
  const rows = await rowsOf(
    '<table><tr><td>Laden<table><tr><td>A-1</td><td>Tor</td></tr></table></td></tr>lose<tr><td>x</td></tr></table>',
  );
  expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['A-1', 'Tor'],
    ['Laden'],
    ['lose'],
    ['x'],
  ]);
});

it('A page of Windows is read in its letters, whatever it says itself', async () => {
  const page = Buffer.from('<meta charset="utf-8"><table><tr><td>T\xFCre</td></tr></table>', 'latin1');
  expect((await rowsOf(page))[0]?.cells[0]?.text).toBe('Türe');
});

async function rowsOf(page: string | Buffer): Promise<SheetRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'baustein-page-'));
  try {
    const file = join(folder, 'liste.xls');
    await writeFile(file, page);
    const table = await openHtml(file);
    const rows: SheetRow[] = [];
    for await (const batch of table.rows(table.sheets[0]!)) rows.push(...batch);
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}
