import { columnName } from '../cellReference.ts';
import { decodeXmlText } from '../decodeXmlText.ts';
import { workbookLimits as limits } from '../limits.ts';
import { withSpan } from '../MergedCells.ts';
import type { SheetCell } from '../sheetRow.ts';
import type { WorkbookErrorCode } from '../WorkbookError.ts';
import type { XmlTokenizer } from '../XmlTokenizer.ts';
import { odsCell } from './odsCell.ts';
import { wholeNumberOf } from './wholeNumberOf.ts';

type Refuse = (code: WorkbookErrorCode, details?: Record<string, string | number>) => Error;

/** The cells of the row that is being read, one of which may be open. */
export class OdsCells {
  /** Those that hold something. */
  ofRow: SheetCell[] = [];
  readonly #xml: XmlTokenizer;
  readonly #refuse: Refuse;
  #column = 0;
  #columnsRepeated = 1;
  #across = 0;
  #down = 0;
  #type = '';
  #value = '';
  #text = '';
  #paragraphs = 0;

  constructor(xml: XmlTokenizer, refuse: Refuse) {
    this.#xml = xml;
    this.#refuse = refuse;
  }

  beginRow(): void {
    this.ofRow = [];
    this.#column = 0;
  }

  /** Paragraphs of a cell stand below each other. */
  beginParagraph(): void {
    if (this.#paragraphs > 0) this.addText('\n');
    this.#paragraphs += 1;
  }

  /** What the tag says that begins a cell. @throws {WorkbookError} bad-reference */
  begin(): void {
    const xml = this.#xml;
    this.#columnsRepeated = 1;
    this.#across = 0;
    this.#down = 0;
    this.#type = '';
    this.#value = '';
    this.#text = '';
    this.#paragraphs = 0;
    while (xml.nextAttribute()) {
      if (xml.isAttribute('number-columns-repeated')) this.#columnsRepeated = this.#number();
      else if (xml.isAttribute('number-columns-spanned')) this.#across = this.#number() - 1;
      else if (xml.isAttribute('number-rows-spanned')) this.#down = this.#number() - 1;
      else if (xml.isAttribute('value-type')) {
        // A fault is said in the namespace of a program's own, beside the type that others know.
        if (this.#type !== 'error') this.#type = xml.buffer.toString('latin1', xml.start, xml.end);
      } else if (
        xml.isAttribute('value') ||
        xml.isAttribute('date-value') ||
        xml.isAttribute('time-value') ||
        xml.isAttribute('boolean-value') ||
        xml.isAttribute('string-value')
      )
        this.#value = decodeXmlText(xml.buffer.toString('utf8', xml.start, xml.end), 'content.xml');
    }
    if (this.#column + this.#columnsRepeated > limits.sheetColumns) throw this.#refuse('bad-reference');
  }

  /** Adds to the text that is shown. @throws {WorkbookError} text-too-long */
  addText(text: string): void {
    this.#text += text;
    if (this.#text.length > limits.tokenBytes)
      throw this.#refuse('text-too-long', { limit: limits.cellLength });
  }

  /** The cell has been read. @throws {WorkbookError} too-many-columns */
  end(): void {
    const cell = odsCell(this.#column + 1, {
      type: this.#type,
      value: this.#value,
      shown: this.#paragraphs > 0 ? this.#text : undefined,
    });
    if (cell) {
      const last = this.#column + this.#columnsRepeated;
      if (last > limits.columns)
        throw this.#refuse('too-many-columns', { column: columnName(last), limit: limits.columns });
      const whole = withSpan(cell, this.#across, this.#down);
      for (let column = cell.column; column <= last; column += 1) this.ofRow.push({ ...whole, column });
    }
    this.#column += this.#columnsRepeated;
  }

  #number(): number {
    return wholeNumberOf(this.#xml.buffer.toString('latin1', this.#xml.start, this.#xml.end));
  }
}
