import type { HeadingMeaning, SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { cellTextFault } from '../../../../base/workbook/cellText.ts';
import { workbookLimits } from '../../../../base/workbook/limits.ts';
import { faultyCell } from '../../../../base/workbook/readCell.ts';
import type { CellTexts } from './CellTexts.ts';

/** Headings of features that are more than a sheet may have columns. */
const surplus = 'FEATURE';
const longestHeading = 200;
/** With a decimal point, as these formats write numbers: no thousands, and no number that begins with a zero. */
const decimal = /^-?(?:0|[1-9]\d{0,11})\.\d+$/;

/**
 * The columns of a file of the trade, collected as its products are first read: every heading that any of them has. A unit
 * that all values share stands in the heading, units that differ in the cells.
 */
export class TradeColumns {
  readonly #places = new Map<string, number>();
  /** By heading; `several` where values differ in it. */
  readonly #units = new Map<string, { unit: string | null; several: boolean }>();
  #hasSurplus = false;
  #repeated: { heading: string; as: string } | undefined;

  note(cells: CellTexts): void {
    for (const [heading, { unit }] of cells.entries()) this.noteHeading(heading, unit);
  }

  noteHeading(heading: string, unit: string | null = null): void {
    const former = this.#units.get(heading);
    if (former) former.several ||= former.unit !== unit;
    else if (this.#units.size < workbookLimits.columns - 1)
      this.#units.set(heading, { unit, several: false });
    else this.#hasSurplus = true;
  }

  /** Gives what stands under a heading under another one too, as it says two things. */
  repeat(heading: string, as: string): void {
    if (!this.#units.has(heading)) return;
    this.noteHeading(as);
    this.#repeated = { heading, as };
  }

  has(heading: string): boolean {
    return this.#units.has(heading);
  }

  /** As the cells of the first row of the sheet. */
  headings(): SheetCell[] {
    const headings = [...this.#units.keys(), ...(this.#hasSurplus ? [surplus] : [])];
    for (const [index, heading] of headings.entries()) this.#places.set(heading, index + 1);
    return headings.map((heading, index) =>
      textCell(index + 1, this.#shown(heading).slice(0, longestHeading)),
    );
  }

  /** What is known of them, by the text of the heading. */
  meanings(meaningOf: (heading: string) => HeadingMeaning | undefined): Map<string, HeadingMeaning> {
    const meanings = new Map<string, HeadingMeaning>();
    for (const heading of this.#units.keys()) {
      const meaning = meaningOf(heading);
      const unit = this.#sharedUnit(heading);
      if (meaning) meanings.set(this.#shown(heading), { ...meaning, ...(unit && { unit }) });
    }
    return meanings;
  }

  /** The cells of a product below `headings()`. */
  cells(texts: CellTexts): SheetCell[] {
    const cells: SheetCell[] = [];
    const others: string[] = [];
    for (const [heading, { text, unit }] of texts.entries()) {
      const whole = unit && this.#units.get(heading)?.several ? `${text} ${unit}` : text;
      const column = this.#places.get(heading);
      if (column === undefined) others.push(`${heading}: ${whole}`);
      else cells.push(valueCell(column, whole));
      const again = heading === this.#repeated?.heading ? this.#places.get(this.#repeated.as) : undefined;
      if (again !== undefined) cells.push(valueCell(again, whole));
    }
    if (others.length > 0) cells.push(valueCell(this.#places.get(surplus) ?? 0, others.join('\n')));
    return cells.toSorted((one, other) => one.column - other.column);
  }

  #sharedUnit(heading: string): string | null {
    const found = this.#units.get(heading);
    return found && !found.several ? found.unit : null;
  }

  #shown(heading: string): string {
    const unit = this.#sharedUnit(heading);
    return unit ? `${heading} [${unit}]` : heading;
  }
}

function textCell(column: number, text: string): SheetCell {
  const fault = cellTextFault(text);
  return fault ? faultyCell(column, fault, text) : { column, kind: 'text', value: text, text };
}

function valueCell(column: number, text: string): SheetCell {
  return decimal.test(text) ? { column, kind: 'number', value: Number(text), text } : textCell(column, text);
}
