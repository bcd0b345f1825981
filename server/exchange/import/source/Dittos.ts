import type { SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';
import { isBlank } from '../CellValue.ts';

const ditto =
  /^(?:dito|ditto|dto\.?|idem|detto|wie oben|wie vor|ci-dessus|come sopra|c\.\s?s\.|["″“”„»]|["'’]{2}|[-–]\s?["″“”„]\s?[-–])$/i;

/** `dito, 80 mm` below `Klemmplatte, 60 mm`. */
const dittoBefore =
  /^(?:dito|ditto|dto\.?|idem|detto|wie oben|wie vor|ci-dessus|come sopra)(?<sign>\s*[,;:/–-]\s*)(?<rest>\S.*)$/is;

/** Reads `dito` and `"` as what stands above them in their column, `dito, 80 mm` as its beginning (behaviour B462). */
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
    const mayBe = cell.kind === 'text' && this.#mayRepeat(cell.column);
    const begun = mayBe ? this.#begun(cell) : undefined;
    if (begun) return begun;
    const isDitto = mayBe && ditto.test(cell.text.trim());
    const above = isDitto ? this.#above.get(cell.column) : cell;
    if (!above) return cell;
    if (above === cell && !isBlank(cell)) this.#above.set(cell.column, cell);
    // It covers no more than its own place.
    const { across: _, down: __, ...meant } = above;
    return above === cell ? cell : meant;
  }

  /** What stands above it up to its last part, and its own end: nothing above is what it repeats from then on. */
  #begun(cell: SheetCell): SheetCell | undefined {
    const { sign, rest } = dittoBefore.exec(cell.text.trim())?.groups ?? {};
    const above = this.#above.get(cell.column)?.text;
    if (sign === undefined || rest === undefined || above === undefined) return undefined;
    const at = above.lastIndexOf(sign.trim());
    const text = `${at < 0 ? above : above.slice(0, at).trimEnd()}${sign}${rest}`;
    return { ...cell, kind: 'text', value: text, text };
  }
}
