import { columnName, columnOf, rowOf, wholeNumber } from './cellReference.ts';
import { workbookLimits as limits } from './limits.ts';
import { booleanCell, errorCell, faultyCell, isoDateCell, numberCell, textCell } from './readCell.ts';
import type { NumberStyle } from './numberStyle.ts';
import type { SharedStrings } from './SharedStrings.ts';
import type { SheetCell, SheetRow } from './sheetRow.ts';
import type { WorkbookErrorCode } from './WorkbookError.ts';
import { CLOSE, EMPTY, MORE, OPEN, TEXT, XmlTokenizer } from './XmlTokenizer.ts';

/** What a sheet needs to know of its workbook. */
export interface SheetContext {
  sheet: string;
  strings: SharedStrings;
  /** By style number of the cell. */
  styles: readonly NumberStyle[];
  is1904: boolean;
}

const PROLOG = 0;
const WORKSHEET = 1;
const SHEET_DATA = 2;
const ROW = 3;
const CELL = 4;
const VALUE = 5;
const INLINE = 6;
const INLINE_TEXT = 7;
const DONE = 8;

const NUMBER = 0;
const SHARED = 1;
const STRING = 2;
const BOOLEAN = 3;
const ERROR = 4;
const DATE = 5;
const TYPES: ReadonlyMap<string, number> = new Map([
  ['n', NUMBER],
  ['s', SHARED],
  ['str', STRING],
  ['inlineStr', STRING],
  ['b', BOOLEAN],
  ['e', ERROR],
  ['d', DATE],
]);

const LETTER_R = 0x72;
const LETTER_S = 0x73;
const LETTER_T = 0x74;
const DIGIT_ONE = 0x31;

/**
 * Reads one sheet as its bytes come in. It walks the states worksheet, sheetData, row, cell and value, skips
 * whatever else a sheet holds, and accepts nothing after which a row could be missing.
 */
export class SheetScanner {
  readonly #xml: XmlTokenizer;
  readonly #context: SheetContext;
  #state = PROLOG;
  #skipped = 0;
  #hasSheetData = false;
  #rowNumber = 0;
  #isHidden = false;
  #cells: SheetCell[] = [];
  #column = 0;
  #type = NUMBER;
  #style: NumberStyle = undefined;
  #hasFormula = false;
  #hasValue = false;
  #text = '';
  /** Of a shared string; -1 while none is known. */
  #index = -1;

  constructor(part: string, context: SheetContext) {
    this.#xml = new XmlTokenizer(part);
    this.#context = context;
  }

  /** The rows that these bytes complete. */
  feed(chunk: Buffer): SheetRow[] {
    this.#xml.feed(chunk);
    return this.#scan();
  }

  /** @throws {WorkbookError} cut-off unless the sheet was closed properly */
  finish(): void {
    this.#xml.finish();
    this.#scan();
    if (this.#state !== DONE || !this.#hasSheetData) throw this.#refusal('cut-off');
  }

  #scan(): SheetRow[] {
    const xml = this.#xml;
    const rows: SheetRow[] = [];
    for (let token = xml.next(); token !== MORE; token = xml.next()) {
      if (token === TEXT) {
        if (this.#state === VALUE || this.#state === INLINE_TEXT) this.#addText();
      } else if (this.#skipped > 0) {
        if (token === OPEN) this.#skipped++;
        else if (token === CLOSE) this.#skipped--;
      } else if (token === CLOSE) {
        this.#close(rows);
      } else {
        this.#open(token === EMPTY);
      }
    }
    return rows;
  }

  #open(isEmpty: boolean): void {
    const xml = this.#xml;
    switch (this.#state) {
      case CELL:
        if (xml.isNamed('v')) {
          this.#hasValue = true;
          if (!isEmpty) this.#state = VALUE;
        } else if (xml.isNamed('is')) {
          this.#hasValue = true;
          if (!isEmpty) this.#state = INLINE;
        } else {
          if (xml.isNamed('f')) this.#hasFormula = true;
          this.#skip(isEmpty);
        }
        return;
      case ROW:
        if (!xml.isNamed('c')) return this.#skip(isEmpty);
        this.#openCell();
        if (!isEmpty) this.#state = CELL;
        return;
      case SHEET_DATA:
        if (!xml.isNamed('row')) return this.#skip(isEmpty);
        this.#openRow();
        if (!isEmpty) this.#state = ROW;
        return;
      case INLINE:
        if (xml.isNamed('t')) {
          if (!isEmpty) this.#state = INLINE_TEXT;
        } else if (!xml.isNamed('r')) {
          this.#skip(isEmpty);
        }
        return;
      case WORKSHEET:
        if (!xml.isNamed('sheetData')) return this.#skip(isEmpty);
        if (this.#hasSheetData) throw this.#refusal('damaged-xml');
        this.#hasSheetData = true;
        if (!isEmpty) this.#state = SHEET_DATA;
        return;
      case PROLOG:
        if (!xml.isNamed('worksheet') || isEmpty) throw this.#refusal('damaged-xml');
        this.#state = WORKSHEET;
        return;
      default:
        throw this.#refusal('damaged-xml');
    }
  }

  #close(rows: SheetRow[]): void {
    switch (this.#state) {
      case VALUE:
        this.#requireClosing('v');
        this.#state = CELL;
        return;
      case CELL:
        this.#requireClosing('c');
        this.#closeCell();
        this.#state = ROW;
        return;
      case ROW:
        this.#requireClosing('row');
        if (this.#cells.length > 0) rows.push(this.#row());
        this.#state = SHEET_DATA;
        return;
      case INLINE_TEXT:
        this.#requireClosing('t');
        this.#state = INLINE;
        return;
      case INLINE:
        if (this.#xml.isNamed('r')) return;
        this.#requireClosing('is');
        this.#state = CELL;
        return;
      case SHEET_DATA:
        this.#requireClosing('sheetData');
        this.#state = WORKSHEET;
        return;
      case WORKSHEET:
        this.#requireClosing('worksheet');
        this.#state = DONE;
        return;
      default:
        throw this.#refusal('damaged-xml');
    }
  }

  #openRow(): void {
    const xml = this.#xml;
    let row = this.#rowNumber + 1;
    this.#isHidden = false;
    while (xml.nextAttribute()) {
      if (xml.isAttribute('r')) row = rowOf(xml.buffer, xml.start, xml.end);
      else if (xml.isAttribute('hidden')) {
        const first = xml.buffer[xml.start];
        this.#isHidden = first === DIGIT_ONE || first === LETTER_T;
      }
    }
    // A row that comes twice, or too early, is a sheet of which nobody can say what it holds.
    if (row <= this.#rowNumber || row > limits.sheetRows) throw this.#refusal('bad-reference');
    this.#rowNumber = row;
    this.#column = 0;
  }

  #openCell(): void {
    const xml = this.#xml;
    const { buffer } = xml;
    let column = this.#column + 1;
    this.#type = NUMBER;
    this.#style = undefined;
    this.#hasFormula = false;
    this.#hasValue = false;
    this.#text = '';
    this.#index = -1;
    while (xml.nextAttribute()) {
      if (xml.attributeEnd - xml.attributeStart !== 1) continue;
      const name = buffer[xml.attributeStart];
      if (name === LETTER_R) {
        column = columnOf(buffer, xml.start, xml.end);
        if (rowOf(buffer, xml.start, xml.end) !== this.#rowNumber) throw this.#refusal('bad-reference');
      } else if (name === LETTER_S) {
        this.#style = this.#context.styles[wholeNumber(buffer, xml.start, xml.end)];
      } else if (name === LETTER_T) {
        this.#type = this.#cellType();
      }
    }
    if (column <= this.#column || column > limits.sheetColumns) throw this.#refusal('bad-reference');
    this.#column = column;
  }

  #cellType(): number {
    const { buffer, start, end } = this.#xml;
    if (end - start === 1 && buffer[start] === LETTER_S) return SHARED;
    const type = TYPES.get(buffer.toString('latin1', start, end));
    if (type === undefined) throw this.#refusal('damaged-xml');
    return type;
  }

  #addText(): void {
    const xml = this.#xml;
    if (this.#type === SHARED) {
      if (this.#index >= 0) throw this.#refusal('bad-string-index');
      this.#index = wholeNumber(xml.buffer, xml.start, xml.end);
      return;
    }
    const text = xml.text();
    this.#text = this.#text === '' ? text : this.#text + text;
    if (this.#text.length > limits.tokenBytes)
      throw this.#refusal('text-too-long', { limit: limits.cellLength });
  }

  #closeCell(): void {
    const cell = this.#cell();
    if (!cell) return;
    if (cell.column > limits.columns)
      throw this.#refusal('too-many-columns', { column: columnName(cell.column), limit: limits.columns });
    this.#cells.push(cell);
  }

  #cell(): SheetCell | undefined {
    const column = this.#column;
    if (!this.#hasValue)
      return this.#hasFormula ? faultyCell(column, 'formula-without-value', '') : undefined;
    const text = this.#text;
    switch (this.#type) {
      case SHARED: {
        const cell = this.#context.strings.cell(column, this.#index);
        if (cell === null) throw this.#refusal('bad-string-index');
        return cell;
      }
      case STRING:
        return textCell(column, text);
      case BOOLEAN:
        return booleanCell(column, text);
      case ERROR:
        return errorCell(column, text);
      case DATE:
        return isoDateCell(column, text);
      default:
        return numberCell(column, text, this.#style, this.#context.is1904);
    }
  }

  #row(): SheetRow {
    const cells = this.#cells;
    this.#cells = [];
    return { sheet: this.#context.sheet, row: this.#rowNumber, hidden: this.#isHidden, cells };
  }

  #skip(isEmpty: boolean): void {
    if (!isEmpty) this.#skipped = 1;
  }

  #requireClosing(name: string): void {
    if (!this.#xml.isNamed(name)) throw this.#refusal('damaged-xml');
  }

  #refusal(code: WorkbookErrorCode, details: Record<string, string | number> = {}): Error {
    return this.#xml.refusal(code, {
      sheet: this.#context.sheet,
      row: this.#rowNumber,
      column: this.#column,
      ...details,
    });
  }
}
