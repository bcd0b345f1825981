import type { SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';
import { isKey } from './isKey.ts';
import { readSheetRow } from './readSheetRow.ts';
import type { SheetColumns } from './columns/SheetColumns.ts';
import type { SourceRow } from './sourceRow.ts';

/** The products of a row: one, or as many as stand beside each other in it; of these only those that have a number. */
export function productsOfRow(
  row: SheetRow,
  understood: SheetColumns,
  covering: readonly SheetCell[] = [],
): SourceRow[] {
  const [main, ...others] = [understood.columns, ...understood.sides].map((columns) =>
    readSheetRow(row, { ...understood, columns }, covering),
  );
  const beside = others.filter(
    (other) => other !== undefined && other.cells.some(({ target }) => isKey(target)),
  );
  const own = main && (beside.length === 0 || main.cells.some(({ target }) => isKey(target))) ? [main] : [];
  return [...own, ...beside.flatMap((other) => other ?? [])];
}
