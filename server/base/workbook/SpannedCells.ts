import type { SheetCell, SheetRow } from './sheetRow.ts';

/** What merged cells of the rows above say of a row: they stand for all rows that they cover. */
export class SpannedCells {
  readonly #isCarried: (column: number) => boolean;
  /** By their column. */
  readonly #open = new Map<number, { cell: SheetCell; until: number }>();

  /** @param isCarried does what a column says hold for several rows? */
  constructor(isCarried: (column: number) => boolean) {
    this.#isCarried = isCarried;
  }

  /** The cells that cover this row from above, where it has none of its own. Rows come in order. */
  take({ row, cells }: SheetRow): SheetCell[] {
    const carried: SheetCell[] = [];
    for (const [column, { cell, until }] of this.#open) {
      if (until < row) this.#open.delete(column);
      else if (!cells.some((own) => own.column === column)) carried.push(cell);
    }
    for (const spanning of cells) {
      if (spanning.down === undefined || !this.#isCarried(spanning.column)) continue;
      const { down, ...cell } = spanning;
      if (down > 0) this.#open.set(cell.column, { cell, until: row + down });
    }
    return carried;
  }
}
