import type { SheetRow } from '../../../base/workbook/sheetRow.ts';

/** What databases write where they have nothing. */
const nothing: ReadonlySet<string> = new Set([
  'NULL',
  '(null)',
  '<null>',
  '[NULL]',
  '\\N',
  'NaN',
  'undefined',
]);

/** The rows without the cells in which a database says that it has nothing (behaviour B784). */
export function withoutNulls(rows: readonly SheetRow[]): SheetRow[] {
  return rows.flatMap((row) => {
    if (!row.cells.some(isNull)) return row;
    const cells = row.cells.filter((cell) => !isNull(cell));
    return cells.length > 0 ? { ...row, cells } : [];
  });
}

function isNull({ kind, text }: SheetRow['cells'][number]): boolean {
  return kind === 'text' && nothing.has(text.trim());
}
