import type { CellEdit, CellPlace, GridColumn, GridRow } from './GridRow.ts';

/** A rectangle of cells, all ends included. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The rectangle between two cells, whichever stands first. */
export function rangeBetween(one: CellPlace, other: CellPlace): CellRange {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

export function isInRange({ row, column }: CellPlace, { top, bottom, left, right }: CellRange): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

/**
 * The cells that a table fills when it is put on a range: from its first cell on, as far as there are rows and columns;
 * a single value, or a row of values, fills all of the range as spreadsheets do.
 */
export function filledRange(range: CellRange, table: readonly (readonly string[])[]): CellRange {
  const height = table.length;
  const width = Math.max(...table.map((cells) => cells.length));
  const repeats = (size: number, room: number) => (room > size && room % size === 0 ? room : size);
  return {
    top: range.top,
    left: range.left,
    bottom: range.top + repeats(height, range.bottom - range.top + 1) - 1,
    right: range.left + repeats(width, range.right - range.left + 1) - 1,
  };
}

/** What changes when a table is put on these rows, which are those of the range: only what may be written and differs. */
export function editsOf(
  range: CellRange,
  table: readonly (readonly string[])[],
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
): CellEdit[] {
  return rows.flatMap((row, down) => {
    const cells = table[down % table.length] ?? [];
    return columns.slice(range.left, range.right + 1).flatMap(({ key, isReadOnly }, across) => {
      const after = cells[across % cells.length];
      const before = row.cells.get(key)?.text ?? '';
      if (isReadOnly || row.isReadOnly || after === undefined || after === before) return [];
      return [{ row: row.key, column: key, before, after }];
    });
  });
}
