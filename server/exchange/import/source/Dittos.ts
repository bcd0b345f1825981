import type { SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';
import { isBlank } from '../CellValue.ts';

const ditto =
  /^(?:dito|ditto|dto\.?|idem|detto|wie oben|wie vor|ci-dessus|come sopra|c\.\s?s\.|["″“”„»]|["'’]{2}|[-–]\s?["″“”„]\s?[-–])$/i;

/** Reads `dito` and `"` as what stands above them in their column (behaviour B462). */
export class Dittos {
  readonly #above = new Map<number, SheetCell>();
  readonly #mayRepeat: (column: number) => boolean;

  /** @param mayRepeat may rows below each other say the same in that column? */
  constructor(mayRepeat: (column: number) => boolean) {
    this.#mayRepeat = mayRepeat;
  }

  /** The row as it is meant. */
  take(row: SheetRow): SheetRow {
    const cells = row.cells.map((cell) => this.#meant(cell));
    return { ...row, cells };
  }

  #meant(cell: SheetCell): SheetCell {
    const isDitto = cell.kind === 'text' && ditto.test(cell.text.trim()) && this.#mayRepeat(cell.column);
    const above = isDitto ? this.#above.get(cell.column) : cell;
    if (!above) return cell;
    if (above === cell && !isBlank(cell)) this.#above.set(cell.column, cell);
    // It covers no more than its own place.
    const { across: _, down: __, ...meant } = above;
    return above === cell ? cell : meant;
  }
}
