import { workbookLimits as limits } from './limits.ts';
import type { SheetCell, SheetRow } from './sheetRow.ts';
import { WorkbookError } from './WorkbookError.ts';

/** A block of cells that are shown as one; rows and columns count from 1, the last ones included. */
export interface MergedBlock {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** The merged cells of one sheet, of a format that tells them apart from its rows. */
export class MergedCells {
  readonly #byRow = new Map<number, MergedBlock[]>();
  readonly #sheet: string;
  #count = 0;

  constructor(sheet: string) {
    this.#sheet = sheet;
  }

  /**
   * Takes a block; what is none, or a single cell, is left out.
   * @throws {WorkbookError} too-many-merges
   */
  add(block: MergedBlock): void {
    const { firstRow, lastRow, firstColumn, lastColumn } = block;
    if (firstRow < 1 || firstColumn < 1 || lastRow < firstRow || lastColumn < firstColumn) return;
    if (firstRow === lastRow && firstColumn === lastColumn) return;
    this.#count += 1;
    if (this.#count > limits.merges)
      throw new WorkbookError('too-many-merges', { sheet: this.#sheet, limit: limits.merges });
    const same = this.#byRow.get(firstRow);
    if (same) same.push(block);
    else this.#byRow.set(firstRow, [block]);
  }

  /** The rows with what their merged cells cover. */
  told(rows: SheetRow[]): SheetRow[] {
    if (this.#byRow.size === 0) return rows;
    return rows.map((row) => {
      const blocks = this.#byRow.get(row.row);
      if (!blocks) return row;
      const byColumn = new Map(blocks.map((block) => [block.firstColumn, block]));
      return { ...row, cells: row.cells.map((cell) => spanning(cell, byColumn.get(cell.column))) };
    });
  }
}

function spanning(cell: SheetCell, block: MergedBlock | undefined): SheetCell {
  if (!block) return cell;
  return withSpan(cell, block.lastColumn - block.firstColumn, block.lastRow - block.firstRow);
}

/**
 * A cell with what it covers beside itself.
 * @param across columns to its right
 * @param down rows below it
 */
export function withSpan(cell: SheetCell, across: number, down: number): SheetCell {
  if (across === 0 && down === 0) return cell;
  return { ...cell, ...(across > 0 && { across }), ...(down > 0 && { down }) };
}
