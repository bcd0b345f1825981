import type { SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';

/** Are cells of the row merged across columns? */
export function tellsMerged({ cells }: SheetRow): boolean {
  return cells.some(({ across = 0 }) => across > 0);
}

/** Does the cell stand above that column, or is it merged over it? */
export function covers({ column: first, across = 0 }: SheetCell, column: number): boolean {
  return first <= column && column <= first + across;
}
