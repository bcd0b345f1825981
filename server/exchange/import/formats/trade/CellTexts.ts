import { workbookLimits } from '../../../../base/workbook/limits.ts';

const between = '; ';

interface CellText {
  text: string;
  /** What it is made of, where that is several. */
  parts?: Set<string>;
  /** Of its number, where the file says it. */
  unit: string | null;
}

/** What a file of the trade says of one product: a text for each heading, in the order in which they come. */
export class CellTexts {
  readonly #cells = new Map<string, CellText>();

  entries(): MapIterator<[heading: string, cell: CellText]> {
    return this.#cells.entries();
  }

  /**
   * What comes again under one heading stands in one cell, as lists of the importer do.
   * @param unit of its number, where the file says it
   */
  add(heading: string, text: string, unit: string | null = null, separator = between): void {
    if (text === '') return;
    const former = this.#cells.get(heading);
    if (!former) this.#cells.set(heading, { text, unit });
    else if (former.text.length <= workbookLimits.cellLength) {
      // What is longer is said to be too long, however long it would be.
      former.parts ??= new Set([former.text]);
      if (former.parts.has(text)) return;
      former.parts.add(text);
      former.text += separator + text;
    }
  }

  /** In place of whatever stood there. */
  replace(heading: string, text: string, unit: string | null = null): void {
    this.#cells.set(heading, { text, unit });
  }

  remove(heading: string): void {
    this.#cells.delete(heading);
  }
}
