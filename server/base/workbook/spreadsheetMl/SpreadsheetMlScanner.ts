import { columnName } from '../cellReference.ts';
import { decodeXmlText } from '../decodeXmlText.ts';
import { workbookLimits as limits } from '../limits.ts';
import type { NumberStyle } from '../numberStyle.ts';
import { withSpan } from '../MergedCells.ts';
import type { SheetCell, SheetInfo, SheetRow } from '../sheetRow.ts';
import { WorkbookError, type WorkbookErrorCode } from '../WorkbookError.ts';
import { CLOSE, MORE, OPEN, TEXT, XmlTokenizer } from '../XmlTokenizer.ts';
import { spreadsheetMlCell, styleNamed } from './spreadsheetMlCell.ts';

const AROUND = 0;
const SHEET = 1;
const TABLE = 2;
const ROW = 3;
const CELL = 4;
const DATA = 5;
const SKIPPED = 6;
const STYLE = 7;
const OPTIONS = 8;
const VISIBLE = 9;
const NAMES: Readonly<Record<number, string>> = {
  [SHEET]: 'Worksheet',
  [TABLE]: 'Table',
  [ROW]: 'Row',
  [CELL]: 'Cell',
};
const mostDepth = 200;
/** What is said of a workbook as a whole. */
export interface SpreadsheetMlParts {
  sheets: SheetInfo[];
  /** By the name of a cell's style. */
  styles: Map<string, NumberStyle>;
}

/**
 * Reads a workbook of Excel's XML of 2003 (SpreadsheetML 1.0) as its bytes come: the sheets and styles of all, and the rows of
 * one sheet.
 */
export class SpreadsheetMlScanner {
  readonly parts: SpreadsheetMlParts;
  readonly #xml = new XmlTokenizer('SpreadsheetML', { isForeign: true });
  readonly #wanted: number;
  readonly #open: number[] = [];
  #sheet = -1;
  #name = '';
  #style = '';
  #isClosed = false;
  #row = 0;
  #isHidden = false;
  #cells: SheetCell[] = [];
  #column = 0;
  #merged = 0;
  #down = 0;
  #cellStyle: NumberStyle = undefined;
  #type = '';
  #text = '';

  /**
   * @param parts what was read before; none while that is read
   * @param wanted the number of the sheet whose rows are read, from 0; -1 for none
   */
  constructor(parts?: SpreadsheetMlParts, wanted = -1) {
    this.parts = parts ?? { sheets: [], styles: new Map() };
    this.#wanted = wanted;
  }

  /** The rows that these bytes complete. */
  feed(chunk: Buffer): SheetRow[] {
    this.#xml.feed(chunk);
    return this.#scan();
  }

  /** @throws {WorkbookError} cut-off unless the workbook was closed properly */
  finish(): SheetRow[] {
    this.#xml.finish();
    const rows = this.#scan();
    if (!this.#isClosed) throw this.#refusal('cut-off');
    return rows;
  }

  #scan(): SheetRow[] {
    const xml = this.#xml;
    const rows: SheetRow[] = [];
    for (let token = xml.next(); token !== MORE; token = xml.next()) {
      const state = this.#open.at(-1) ?? AROUND;
      if (token === TEXT) {
        if (state === DATA) this.#addText(xml.text());
        else if (state === VISIBLE && this.#wanted < 0) this.#hide(xml.text());
      } else if (this.#isClosed) throw this.#refusal('damaged-xml');
      else if (token === CLOSE) this.#close(rows);
      else {
        const inside = state === SKIPPED ? SKIPPED : this.#begin(state);
        this.#open.push(inside);
        if (this.#open.length > mostDepth) throw this.#refusal('damaged-xml');
        if (token !== OPEN) this.#end(rows);
      }
    }
    return rows;
  }

  #begin(state: number): number {
    const xml = this.#xml;
    switch (state) {
      case DATA:
        // Formatted runs stand within a text as HTML.
        return DATA;
      case CELL:
        if (!xml.isNamed('Data')) return SKIPPED;
        this.#type = xml.attributes().get('Type') ?? 'String';
        return DATA;
      case ROW:
        if (!xml.isNamed('Cell')) return SKIPPED;
        this.#beginCell();
        return CELL;
      case TABLE:
        if (!xml.isNamed('Row')) return SKIPPED;
        this.#beginRow();
        return ROW;
      case SHEET:
        if (xml.isNamed('Table')) return this.#sheet === this.#wanted ? TABLE : SKIPPED;
        return xml.isNamed('WorksheetOptions') ? OPTIONS : SKIPPED;
      case OPTIONS:
        return xml.isNamed('Visible') ? VISIBLE : SKIPPED;
      case STYLE:
        if (xml.isNamed('NumberFormat') && this.#wanted < 0) this.#keepStyle();
        return STYLE;
      default:
        return this.#beginAround();
    }
  }

  #beginAround(): number {
    const xml = this.#xml;
    if (xml.isNamed('Style')) {
      this.#style = xml.attributes().get('ID') ?? '';
      return STYLE;
    }
    if (!xml.isNamed('Worksheet')) return AROUND;
    this.#sheet += 1;
    this.#row = 0;
    this.#name = xml.attributes().get('Name') ?? '';
    if (this.#wanted < 0) {
      if (this.parts.sheets.length >= limits.entries)
        throw new WorkbookError('too-many-entries', { limit: limits.entries });
      this.parts.sheets.push({ name: this.#name, visibility: 'visible' });
    }
    return SHEET;
  }

  #keepStyle(): void {
    const code = this.#xml.attributes().get('Format') ?? '';
    this.parts.styles.set(this.#style, styleNamed(code));
    if (this.parts.styles.size > limits.sheetColumns)
      throw new WorkbookError('too-many-entries', { limit: limits.sheetColumns });
  }

  #hide(text: string): void {
    const visibility = /SheetVeryHidden/.test(text)
      ? 'very-hidden'
      : /SheetHidden/.test(text)
        ? 'hidden'
        : 'visible';
    this.parts.sheets[this.#sheet] = { name: this.#name, visibility };
  }

  #beginRow(): void {
    const attributes = this.#xml.attributes();
    const row = placeOf(attributes.get('Index'), this.#row + 1);
    // A row that comes twice, or too early, is a sheet of which nobody can say what it holds.
    if (row <= this.#row || row > limits.sheetRows) throw this.#refusal('bad-reference');
    this.#row = row;
    this.#isHidden = attributes.get('Hidden') === '1';
    this.#cells = [];
    this.#column = 0;
    this.#merged = 0;
  }

  #beginCell(): void {
    const xml = this.#xml;
    let index: string | undefined;
    let merged = '0';
    let down = '0';
    this.#cellStyle = undefined;
    const former = this.#column + this.#merged;
    while (xml.nextAttribute()) {
      const isIndex = xml.isAttribute('Index');
      const isDown = xml.isAttribute('MergeDown');
      if (!isIndex && !isDown && !xml.isAttribute('MergeAcross') && !xml.isAttribute('StyleID')) continue;
      const value = decodeXmlText(xml.buffer.toString('utf8', xml.start, xml.end), 'SpreadsheetML');
      if (isIndex) index = value;
      else if (isDown) down = value;
      else if (xml.isAttribute('MergeAcross')) merged = value;
      else this.#cellStyle = this.parts.styles.get(value);
    }
    const column = placeOf(index, former + 1);
    this.#merged = placeOf(merged, 0);
    this.#down = Math.min(placeOf(down, 0), limits.sheetRows);
    if (column <= this.#column || column + this.#merged > limits.sheetColumns)
      throw this.#refusal('bad-reference');
    this.#column = column;
    this.#type = '';
    this.#text = '';
  }

  #close(rows: SheetRow[]): void {
    const state = this.#open.at(-1);
    if (state === undefined) throw this.#refusal('damaged-xml');
    const name = NAMES[state];
    if (name !== undefined && !this.#xml.isNamed(name)) throw this.#refusal('damaged-xml');
    this.#end(rows);
  }

  #end(rows: SheetRow[]): void {
    const state = this.#open.pop();
    this.#isClosed = this.#open.length === 0;
    if (state === CELL) this.#endCell();
    if (state === ROW && this.#cells.length > 0)
      rows.push({ sheet: this.#name, row: this.#row, hidden: this.#isHidden, cells: this.#cells });
  }

  #endCell(): void {
    const cell = spreadsheetMlCell(this.#column, {
      type: this.#type,
      text: this.#text,
      style: this.#cellStyle,
    });
    if (!cell) return;
    if (cell.column > limits.columns)
      throw this.#refusal('too-many-columns', { column: columnName(cell.column), limit: limits.columns });
    this.#cells.push(withSpan(cell, this.#merged, this.#down));
  }

  #addText(text: string): void {
    this.#text += text;
    if (this.#text.length > limits.tokenBytes)
      throw this.#refusal('text-too-long', { limit: limits.cellLength });
  }

  #refusal(code: WorkbookErrorCode, details: Record<string, string | number> = {}): Error {
    return this.#xml.refusal(code, { sheet: this.#name, row: this.#row, ...details });
  }
}

/** Anything but a small number is beyond every sheet. */
function placeOf(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  return /^\d{1,8}$/.test(text) ? Number(text) : Infinity;
}
