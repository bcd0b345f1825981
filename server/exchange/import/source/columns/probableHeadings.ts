import type { SheetRow } from '../../../../base/workbook/sheetRow.ts';
import type { ReadSheet } from '../../reports/reportRow.ts';
import { rowsAboveData } from '../headerRows.ts';
import { layoutKey } from '../layoutKey.ts';
import { unknownColumn } from '../unknownColumn.ts';
import { tallyColumns } from './tallyColumns.ts';

/** The first row with the most texts in it: people can say what its columns mean. */
export function probableHeadings(name: string, rows: readonly SheetRow[]): ReadSheet {
  const textsOf = (row: SheetRow) =>
    row.cells.filter(({ kind, text }) => kind === 'text' && text.trim() !== '');
  const best = rows
    .slice(0, rowsAboveData)
    .reduce((most, row) => (textsOf(row).length > textsOf(most).length ? row : most));
  const understood = textsOf(best).map(({ column, text }) => unknownColumn(column, text));
  const tally = tallyColumns(understood);
  for (const row of rows) if (row.row > best.row) tally(row);
  return {
    name,
    headerRow: best.row,
    lastColumn: best.cells.at(-1)?.column ?? 0,
    layout: layoutKey(best.cells.map(({ text }) => text)),
    understood,
  };
}
