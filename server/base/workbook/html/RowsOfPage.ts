import type { Handler } from 'htmlparser2';
import { columnName } from '../cellReference.ts';
import { workbookLimits as limits } from '../limits.ts';
import type { SheetCell } from '../sheetRow.ts';
import { textCell } from '../textCell.ts';
import { WorkbookError } from '../WorkbookError.ts';
import { blockTags } from './blockTags.ts';

const unread = new Set(['script', 'style', 'title', 'template', 'noscript', 'select', 'textarea']);
const deepest = 1_000;

/** A row of a page, its place among all rows of the page, empty ones too. */
export interface RowOfPage {
  row: number;
  hidden: boolean;
  cells: SheetCell[];
}

interface OpenCell {
  column: number;
  across: number;
  down: number;
  text: string;
  picture: string;
}

interface OpenTable {
  /** Of each column, for how many rows more a cell above reaches into it. */
  reaching: number[];
  row:
    | { cells: SheetCell[]; column: number; hidden: boolean; reaches: [column: number, rows: number][] }
    | undefined;
  cell: OpenCell | undefined;
}

/**
 * The rows of all tables of a page, one below the other as a spreadsheet shows them; what is written between the tables is a row of one
 * cell, a table within a cell has rows of its own. A picture alone in its cell is its address.
 */
export class RowsOfPage implements Partial<Handler> {
  /** Was there a table? */
  hasTable = false;
  readonly #tables: OpenTable[] = [];
  readonly #sheet: string;
  #between = '';
  #depth = 0;
  /** How many elements are open whose texts nobody sees. */
  #unread = 0;
  #row = 0;
  #found: RowOfPage[] = [];

  constructor(sheet: string) {
    this.#sheet = sheet;
  }

  /** What was found since it was asked last. */
  take(): RowOfPage[] {
    return this.#found.splice(0);
  }

  /** @throws {WorkbookError} file-too-deep, too-many-columns */
  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    if (this.#depth > deepest)
      throw new WorkbookError('file-too-deep', { entry: 'HTML', element: name.slice(0, 60), limit: deepest });
    if (unread.has(name)) this.#unread += 1;
    else if (name === 'table') this.#beginTable();
    else if (name === 'tr') this.#beginRow(isHidden(attributes));
    else if (name === 'td' || name === 'th') this.#beginCell(attributes);
    else if (name === 'img') this.#notePicture(attributes.src ?? '');
    else if (blockTags.has(name)) this.#break();
  }

  ontext(text: string): void {
    if (this.#unread > 0) return;
    const cell = this.#tables.at(-1)?.cell;
    if (cell) cell.text = joined(cell.text, text);
    else this.#between = joined(this.#between, text);
  }

  onclosetag(name: string): void {
    this.#depth -= 1;
    if (unread.has(name)) this.#unread -= 1;
    else if (name === 'table') this.#endTable();
    else if (name === 'tr') this.#endRow();
    else if (name === 'td' || name === 'th') this.#endCell();
    else if (blockTags.has(name)) this.#break();
  }

  onend(): void {
    while (this.#tables.length > 0) this.#endTable();
    this.#endBetween();
  }

  #beginTable(): void {
    this.#endBetween();
    this.hasTable = true;
    this.#tables.push({ reaching: [], row: undefined, cell: undefined });
  }

  #endTable(): void {
    this.#endRow();
    this.#endBetween();
    this.#tables.pop();
  }

  #beginRow(hidden: boolean): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    this.#endRow();
    this.#endBetween();
    table.row = { cells: [], column: 0, hidden, reaches: [] };
  }

  #endRow(): void {
    const table = this.#tables.at(-1);
    if (!table?.row) return;
    this.#endCell();
    const { cells, hidden, reaches } = table.row;
    table.row = undefined;
    table.reaching = table.reaching.map((rows) => Math.max(rows - 1, 0));
    for (const [column, rows] of reaches) table.reaching[column] = rows;
    this.#add(cells, hidden);
  }

  #beginCell(attributes: Readonly<Record<string, string>>): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    if (!table.row) this.#beginRow(false);
    this.#endCell();
    const { row } = table;
    if (!row) return;
    row.column += 1;
    while ((table.reaching[row.column] ?? 0) > 0) row.column += 1;
    if (row.column > limits.columns)
      throw new WorkbookError('too-many-columns', {
        sheet: this.#sheet,
        column: columnName(row.column),
        limit: limits.columns,
      });
    const across = spanOf(attributes.colspan, limits.columns - row.column + 1);
    const down = spanOf(attributes.rowspan, limits.sheetRows);
    table.cell = { column: row.column, across, down, text: '', picture: '' };
    for (let column = row.column; column < row.column + across; column += 1)
      if (down > 1) row.reaches.push([column, down - 1]);
    row.column += across - 1;
  }

  #endCell(): void {
    const table = this.#tables.at(-1);
    const { cell, row } = table ?? {};
    if (!table || !cell || !row) return;
    table.cell = undefined;
    const text = cell.text.trim() || cell.picture;
    if (text === '') return;
    row.cells.push({
      ...textCell(cell.column, text),
      ...(cell.across > 1 && { across: cell.across - 1 }),
      ...(cell.down > 1 && { down: cell.down - 1 }),
    });
  }

  #notePicture(address: string): void {
    const cell = this.#tables.at(-1)?.cell;
    if (cell && !address.startsWith('data:')) cell.picture ||= address;
  }

  #break(): void {
    const cell = this.#tables.at(-1)?.cell;
    if (cell) cell.text = cell.text.trimEnd() && `${cell.text.trimEnd()}\n`;
    else this.#endBetween();
  }

  #endBetween(): void {
    const text = this.#between.trim();
    this.#between = '';
    if (text !== '') this.#add([textCell(1, text)], false);
  }

  #add(cells: SheetCell[], hidden: boolean): void {
    this.#row += 1;
    if (cells.length > 0) this.#found.push({ row: this.#row, hidden, cells });
  }
}

/** Blanks are shown as one; a text that no cell can hold does not grow further. */
function joined(text: string, more: string): string {
  if (text.length > limits.cellLength) return text;
  const next = more.replace(/[ \t\r\n\f\u00A0]+/g, ' ');
  return text === '' || /\s$/.test(text) ? text + next.trimStart() : text + next;
}

function spanOf(said: string | undefined, most: number): number {
  const span = Number.parseInt(said ?? '', 10);
  return Number.isInteger(span) && span > 1 ? Math.min(span, most) : 1;
}

function isHidden({ hidden, style }: Readonly<Record<string, string>>): boolean {
  return hidden !== undefined || /display\s*:\s*none/i.test(style ?? '');
}
