import { workbookLimits as limits } from '../limits.ts';
import type { SheetRow } from '../sheetRow.ts';
import type { WorkbookErrorCode } from '../WorkbookError.ts';
import { CLOSE, MORE, OPEN, TEXT, XmlTokenizer } from '../XmlTokenizer.ts';
import { OdsCells } from './OdsCells.ts';
import { wholeNumberOf } from './wholeNumberOf.ts';

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
  readonly #cells: OdsCells;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
    this.#cells = new OdsCells(this.#xml, (code, details) => this.#refusal(code, details));
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
        if (state === PARAGRAPH) this.#cells.addText(xml.text());
      } else if (this.#isClosed) throw this.#refusal('damaged-xml');
      else if (token === CLOSE) {
        if (this.#close() === ROW) yield* this.#rows();
      } else {
        const inside = state === SKIPPED ? SKIPPED : this.#begin(state);
        if (token === OPEN) {
          this.#open.push(inside);
          if (this.#open.length > mostDepth) throw this.#refusal('damaged-xml');
        } else {
          if (inside === CELL) this.#cells.end();
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
      this.#cells.begin();
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
      this.#cells.beginParagraph();
      return PARAGRAPH;
    }
    if (state === CELL) return SKIPPED;
    if (xml.isNamed('s')) this.#cells.addText(' '.repeat(Math.min(this.#count('c'), limits.cellLength)));
    else if (xml.isNamed('tab')) this.#cells.addText('\t');
    else if (xml.isNamed('line-break')) this.#cells.addText('\n');
    else if (!xml.isNamed('span') && !xml.isNamed('a')) return SKIPPED;
    return PARAGRAPH;
  }

  #beginRow(): void {
    const xml = this.#xml;
    this.#cells.beginRow();
    this.#rowsRepeated = 1;
    this.#isHidden = false;
    while (xml.nextAttribute()) {
      if (xml.isAttribute('number-rows-repeated')) this.#rowsRepeated = this.#number();
      else if (xml.isAttribute('visibility'))
        this.#isHidden = xml.buffer.toString('latin1', xml.start, xml.end) !== 'visible';
    }
    if (this.#row + this.#rowsRepeated > limits.sheetRows) throw this.#refusal('bad-reference');
  }

  /** Answers what was closed. */
  #close(): number {
    const state = this.#open.pop();
    if (state === undefined) throw this.#refusal('damaged-xml');
    const names = NAMES[state];
    if (names && !names.some((name) => this.#xml.isNamed(name))) throw this.#refusal('damaged-xml');
    if (state === CELL) this.#cells.end();
    this.#isClosed = this.#open.length === 0;
    return state;
  }

  *#rows(): Generator<SheetRow> {
    const first = this.#row + 1;
    this.#row += this.#rowsRepeated;
    const cells = this.#cells.ofRow;
    if (cells.length === 0) return;
    for (let row = first; row <= this.#row; row += 1)
      yield { sheet: this.#sheet, row, hidden: this.#isHidden, cells };
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
