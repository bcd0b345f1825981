import { ownText } from '../../ownText.ts';
import { unguardFormulas } from './formulaGuard.ts';
import { columnName } from '../cellReference.ts';
import { workbookLimits as limits } from '../limits.ts';
import type { SheetCell, SheetRow } from '../sheetRow.ts';
import { WorkbookError } from '../WorkbookError.ts';

/** Takes a text with separators apart as it comes, in pieces cut anywhere. Empty lines count as rows, as in Excel. */
export class CsvScanner {
  readonly #sheet: string;
  readonly #separator: string;
  #row = 1;
  #column = 1;
  #cells: SheetCell[] = [];
  #cell = '';
  #isQuoted = false;
  #wasQuoted = false;
  /** A quote or a carriage return at the end of a piece means something only with what follows. */
  #held = '';
  #isBegun = false;
  #filledRows = 0;

  constructor(sheet: string, separator: string) {
    this.#sheet = sheet;
    this.#separator = separator;
  }

  /** @throws {WorkbookError} too-many-rows, too-many-columns */
  feed(piece: string): SheetRow[] {
    let text = this.#held + piece;
    this.#held = '';
    if (!this.#isBegun) {
      text = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
      this.#isBegun = text !== '';
    }
    if (/["\r]$/.test(text)) {
      this.#held = text.slice(-1);
      text = text.slice(0, -1);
    }
    return this.#scan(text);
  }

  /** @throws {WorkbookError} cut-off, when the last cell ends within quotes */
  finish(): SheetRow[] {
    const rows = this.#scan(this.#held);
    if (this.#isQuoted) throw new WorkbookError('cut-off');
    this.#endRow(rows);
    return rows;
  }

  #scan(text: string): SheetRow[] {
    const rows: SheetRow[] = [];
    // Where nothing that means something comes soon, all up to it is taken at once.
    const telling = new RegExp(`["\\r\\n${this.#separator.replace(/[^\w\s]/, '\\$&')}]`, 'g');
    for (let at = 0; at < text.length;) {
      if (this.#isQuoted) {
        const end = text.indexOf('"', at);
        this.#cell += text.slice(at, end < 0 ? undefined : end);
        if (end < 0) break;
        const isDoubled = text[end + 1] === '"';
        if (isDoubled) this.#cell += '"';
        else this.#isQuoted = false;
        at = end + (isDoubled ? 2 : 1);
        continue;
      }
      telling.lastIndex = at;
      const next = telling.exec(text)?.index ?? text.length;
      this.#cell += text.slice(at, next);
      const sign = text[next];
      at = next + 1;
      if (sign === '"' && this.#cell === '' && !this.#wasQuoted) this.#isQuoted = this.#wasQuoted = true;
      else if (sign === '"') this.#cell += sign;
      else if (sign === this.#separator) this.#endCell();
      else if (sign === '\n' || sign === '\r') {
        if (sign === '\r' && text[at] === '\n') at += 1;
        this.#endRow(rows);
      }
    }
    return rows;
  }

  #endCell(): void {
    const text = this.#cell;
    if (text !== '') {
      if (this.#column > limits.columns)
        throw new WorkbookError('too-many-columns', {
          sheet: this.#sheet,
          row: this.#row,
          column: columnName(this.#column),
          limit: limits.columns,
        });
      this.#cells.push(cellOf(this.#column, text));
    }
    this.#cell = '';
    this.#wasQuoted = false;
    this.#column += 1;
  }

  #endRow(rows: SheetRow[]): void {
    this.#endCell();
    if (this.#cells.length > 0) {
      this.#filledRows += 1;
      if (this.#filledRows > limits.rows) throw new WorkbookError('too-many-rows', { limit: limits.rows });
      rows.push({ sheet: this.#sheet, row: this.#row, hidden: false, cells: this.#cells });
    }
    this.#cells = [];
    this.#column = 1;
    this.#row += 1;
  }
}

function cellOf(column: number, text: string): SheetCell {
  if (text.length > limits.cellLength)
    return { column, text: text.slice(0, limits.cellLength), kind: 'error', value: 'text-too-long' };
  if (text.includes('\0')) return { column, text, kind: 'error', value: 'forbidden-character' };
  const value = ownText(unguardFormulas(text));
  return { column, text: value, kind: 'text', value };
}
