import type { SheetCell, SheetRow } from '../../../../base/workbook/sheetRow.ts';
import { nameKey } from '../../catalogue/nameKey.ts';
import { isBlank } from '../../CellValue.ts';

/** What a column holds in the first rows below the headings. */
export interface ColumnValues {
  cells: readonly SheetCell[];
  /** Rows that were looked at. */
  rows: number;
}

/** In the place of a value that a product has not; signs alone, such as `***` above a group, are none either. */
const saysNothing = /^(?:[^\p{L}\p{N}]+|n\.?\/?a\.?|k\.?\s?a\.?|s\.?\s?o\.?|n\.?\s?d\.?)$/iu;

/** With fewer values nothing can be said of a column by what it holds. */
export const fewestValues = 3;
/** From so many on a value that comes again tells something. */
export const fewestOfRepeated = 10;

/** So many of them are as they should be where people make mistakes. */
export const most = 0.8;
export const half = 0.5;
/** With fewer that can be read it is something else. */
export const leastReadable = 0.3;

/**
 * The values below each column. Rows with a single cell are titles and remarks and are not looked at, nor are headings that come
 * once more.
 */
export function valuesOfColumns(
  rows: readonly SheetRow[],
  header: SheetRow,
): (column: number) => ColumnValues {
  const headings = new Map(header.cells.map(({ column, text }) => [column, nameKey(text)]));
  const isHeading = (cell: SheetCell) => headings.get(cell.column) === nameKey(cell.text);
  const byColumn = new Map<number, SheetCell[]>();
  const filled = rows
    .filter(({ row }) => row > header.row)
    .map(({ cells }) => cells.filter((cell) => !isBlank(cell) && !saysNothing.test(cell.text.trim())))
    .filter((cells) => cells.length > 1 && !cells.every(isHeading));
  for (const cell of filled.flat()) {
    const same = byColumn.get(cell.column);
    if (same) same.push(cell);
    else byColumn.set(cell.column, [cell]);
  }
  return (column) => ({ cells: byColumn.get(column) ?? [], rows: filled.length });
}

/** How many of so many cells are as asked. */
export function shareOf({ cells }: ColumnValues, is: (cell: SheetCell) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
}
