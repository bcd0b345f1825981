import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HeadingMeaning, SheetRow } from '../../server/base/workbook/sheetRow.ts';
import type { TableReader } from '../../server/base/workbook/tableReader.ts';

/** A sheet as a test looks at it: its rows as texts by heading, and what the headings mean for sure. */
export interface ReadTable {
  name: string;
  rows: Record<string, string>[];
  meanings: Record<string, HeadingMeaning>;
}

/** Reads all sheets of a file of this content, whose first rows are headings. */
export async function readTable(
  open: (file: string) => Promise<TableReader>,
  content: Buffer | string,
): Promise<ReadTable[]> {
  const folder = await mkdtemp(join(tmpdir(), 'baustein-table-'));
  try {
    const file = join(folder, 'file');
    await writeFile(file, content);
    const table = await open(file);
    const sheets: ReadTable[] = [];
    for (const sheet of table.sheets) {
      const read: SheetRow[] = [];
      for await (const batch of table.rows(sheet)) read.push(...batch);
      const [headings, ...rows] = read;
      const headingAt = new Map(headings?.cells.map(({ column, text }) => [column, text]));
      sheets.push({
        name: sheet.name,
        rows: rows.map(({ cells }) =>
          Object.fromEntries(cells.map(({ column, text }) => [headingAt.get(column) ?? '', text])),
        ),
        meanings: Object.fromEntries(sheet.meanings ?? []),
      });
    }
    table.close();
    return sheets;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
