import { columnName } from '../cellReference.ts';
import { decodeXmlText } from '../decodeXmlText.ts';
import { workbookLimits as limits } from '../limits.ts';
import { withSpan } from '../MergedCells.ts';
import type { SheetCell, SheetRow } from '../sheetRow.ts';
import type { WorkbookErrorCode } from '../WorkbookError.ts';
import { CLOSE, MORE, OPEN, TEXT, XmlTokenizer } from '../XmlTokenizer.ts';
import { odsCell } from './odsCell.ts';

const AROUND = 0;
const TABLE = 1;
const ROW = 2;
const CELL = 3;
const PARAGRAPH = 4;
const SKIPPED = 5;
/** Stands between a table and its rows. */
const GROUP = 6;
const NAMES: Readonly<Record<number, readonly string[]>> = {
  [TABLE]: ['table'],
  [ROW]: ['table-row'],
  [CELL]: ['table-cell', 'covered-table-cell'],
};
const mostDepth = 200;

/** What is wanted of the tables of a document. */
interface Wanted {
  /** The number of the table whose rows are read, from 0; -1 for none. */
  table: number;
  /** Is told each table with the name of its style. */
  onTable?(name: string, style: string): void;
  /** Is told each style that hides its tables. */
  onHidden?(style: string): void;
}

/**
 * Reads the part `content.xml` of an OpenDocument spreadsheet (OASIS OpenDocument 1.3, part 3, chapter 9) as its bytes come.
 * Cells and rows that stand for many are repeated only as far as they hold something.
 */
export class OdsScanner {
  readonly #xml = new XmlTokenizer('content.xml');
  readonly #wanted: Wanted;
  readonly #open: number[] = [];
  #isSpreadsheet = false;
  #isClosed = false;
  #table = -1;
  #sheet = '';
  #style = '';
  #row = 0;
  #rowsRepeated = 1;
  #isHidden = false;
  #cells: SheetCell[] = [];
  #column = 0;
  #columnsRepeated = 1;
  #across = 0;
  #down = 0;
  #type = '';
  #value = '';
  #text = '';
  #paragraphs = 0;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  /** The rows that these bytes complete. */
  *feed(chunk: Buffer): Generator<SheetRow> {
    this.#xml.feed(chunk);
    yield* this.#scan();
  }

  /** @throws {WorkbookError} cut-off unless the document was closed properly; not-a-workbook where it has no sheets */
  *finish(): Generator<SheetRow> {
    this.#xml.finish();
    yield* this.#scan();
    if (!this.#isClosed) throw this.#refusal('cut-off');
    if (!this.#isSpreadsheet) throw this.#refusal('word-document');
  }

  *#scan(): Generator<SheetRow> {
    const xml = this.#xml;
    for (let token = xml.next(); token !== MORE; token = xml.next()) {
      const state = this.#open.at(-1) ?? AROUND;
      if (token === TEXT) {
        if (state === PARAGRAPH) this.#addText(xml.text());
      } else if (this.#isClosed) throw this.#refusal('damaged-xml');
      else if (token === CLOSE) {
        if (this.#close() === ROW) yield* this.#rows();
      } else {
        const inside = state === SKIPPED ? SKIPPED : this.#begin(state);
        if (token === OPEN) {
          this.#open.push(inside);
          if (this.#open.length > mostDepth) throw this.#refusal('damaged-xml');
        } else {
          if (inside === CELL) this.#endCell();
          if (inside === ROW) yield* this.#rows();
          this.#isClosed = this.#open.length === 0;
        }
      }
    }
  }

  /** What a tag begins, by what it stands in. */
  #begin(state: number): number {
    const xml = this.#xml;
    if (state === PARAGRAPH || state === CELL) return this.#beginInCell(state);
    if (state === ROW) {
      if (!xml.isNamed('table-cell') && !xml.isNamed('covered-table-cell')) return SKIPPED;
      this.#beginCell();
      return CELL;
    }
    if (state === TABLE) {
      if (xml.isNamed('table-row')) {
        this.#beginRow();
        return ROW;
      }
      const isGroup = ['table-row-group', 'table-header-rows', 'table-rows'].some((name) =>
        xml.isNamed(name),
      );
      return isGroup ? GROUP : SKIPPED;
    }
    if (state === GROUP) return this.#begin(TABLE);
    return this.#beginAround();
  }

  #beginAround(): number {
    const xml = this.#xml;
    if (xml.isNamed('spreadsheet')) this.#isSpreadsheet = true;
    if (xml.isNamed('style')) this.#style = xml.attributes().get('name') ?? '';
    if (xml.isNamed('table-properties') && xml.attributes().get('display') === 'false')
      this.#wanted.onHidden?.(this.#style);
    if (!this.#isSpreadsheet || !xml.isNamed('table')) return AROUND;
    const attributes = xml.attributes();
    this.#table += 1;
    this.#sheet = attributes.get('name') ?? '';
    this.#row = 0;
    this.#wanted.onTable?.(this.#sheet, attributes.get('style-name') ?? '');
    return this.#table === this.#wanted.table ? TABLE : SKIPPED;
  }

  #beginInCell(state: number): number {
    const xml = this.#xml;
    if (xml.isNamed('p') || xml.isNamed('h')) {
      if (state === PARAGRAPH) return SKIPPED;
      if (this.#paragraphs > 0) this.#addText('\n');
      this.#paragraphs += 1;
      return PARAGRAPH;
    }
    if (state === CELL) return SKIPPED;
    if (xml.isNamed('s')) this.#addText(' '.repeat(Math.min(this.#count('c'), limits.cellLength)));
    else if (xml.isNamed('tab')) this.#addText('\t');
    else if (xml.isNamed('line-break')) this.#addText('\n');
    else if (!xml.isNamed('span') && !xml.isNamed('a')) return SKIPPED;
    return PARAGRAPH;
  }

  #beginRow(): void {
    const xml = this.#xml;
    this.#cells = [];
    this.#column = 0;
    this.#rowsRepeated = 1;
    this.#isHidden = false;
    while (xml.nextAttribute()) {
      if (xml.isAttribute('number-rows-repeated')) this.#rowsRepeated = this.#number();
      else if (xml.isAttribute('visibility'))
        this.#isHidden = xml.buffer.toString('latin1', xml.start, xml.end) !== 'visible';
    }
    if (this.#row + this.#rowsRepeated > limits.sheetRows) throw this.#refusal('bad-reference');
  }

  #beginCell(): void {
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
    if (this.#column + this.#columnsRepeated > limits.sheetColumns) throw this.#refusal('bad-reference');
  }

  /** Answers what was closed. */
  #close(): number {
    const state = this.#open.pop();
    if (state === undefined) throw this.#refusal('damaged-xml');
    const names = NAMES[state];
    if (names && !names.some((name) => this.#xml.isNamed(name))) throw this.#refusal('damaged-xml');
    if (state === CELL) this.#endCell();
    this.#isClosed = this.#open.length === 0;
    return state;
  }

  *#rows(): Generator<SheetRow> {
    const first = this.#row + 1;
    this.#row += this.#rowsRepeated;
    if (this.#cells.length === 0) return;
    for (let row = first; row <= this.#row; row += 1)
      yield { sheet: this.#sheet, row, hidden: this.#isHidden, cells: this.#cells };
  }

  #endCell(): void {
    const cell = odsCell(this.#column + 1, {
      type: this.#type,
      value: this.#value,
      shown: this.#paragraphs > 0 ? this.#text : undefined,
    });
    if (cell) {
      const last = this.#column + this.#columnsRepeated;
      if (last > limits.columns)
        throw this.#refusal('too-many-columns', { column: columnName(last), limit: limits.columns });
      const whole = withSpan(cell, this.#across, this.#down);
      for (let column = cell.column; column <= last; column += 1) this.#cells.push({ ...whole, column });
    }
    this.#column += this.#columnsRepeated;
  }

  #addText(text: string): void {
    this.#text += text;
    if (this.#text.length > limits.tokenBytes)
      throw this.#refusal('text-too-long', { limit: limits.cellLength });
  }

  /** How many blanks, or whatever the attribute counts; one where it is not there. */
  #count(name: string): number {
    const said = this.#xml.attributes().get(name);
    return said === undefined ? 1 : wholeNumberOf(said);
  }

  #number(): number {
    return wholeNumberOf(this.#xml.buffer.toString('latin1', this.#xml.start, this.#xml.end));
  }

  #refusal(code: WorkbookErrorCode, details: Record<string, string | number> = {}): Error {
    return this.#xml.refusal(code, { sheet: this.#sheet, row: this.#row + 1, ...details });
  }
}

/** Anything but a small number counts as one more than any sheet has. */
function wholeNumberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Math.max(Number(text), 1) : limits.sheetRows + 1;
}
