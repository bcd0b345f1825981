import { columnName } from '../cellReference.ts';
import { biffText, type BiffStrings, type ReadBiffText } from './BiffStrings.ts';
import type { BiffRecord } from './biffRecords.ts';
import { workbookLimits as limits } from '../limits.ts';
import type { NumberStyle } from '../numberStyle.ts';
import { errorCell, numberCell } from '../readCell.ts';
import type { SheetCell, SheetRow } from '../sheetRow.ts';
import { WorkbookError } from '../WorkbookError.ts';

/** Kinds of records (MS-XLS 2.3), as far as they hold cells. */
const kinds = {
  end: 0x0a,
  begin: 0x809,
  row: 0x208,
  number: 0x203,
  label: 0x204,
  richLabel: 0xd6,
  sharedLabel: 0xfd,
  packed: 0x27e,
  packedMany: 0xbd,
  truth: 0x205,
  formula: 0x06,
  formulaText: 0x207,
} as const;
const cellHead = 6;
const errors: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

/** What a sheet needs to know of its workbook. */
export interface BiffContext {
  sheet: string;
  strings: BiffStrings;
  /** How texts stand in cells of their own. */
  readText: ReadBiffText;
  /** By the number of a cell's style. */
  styles: readonly NumberStyle[];
  is1904: boolean;
}

/** Reads one sheet of an xls, record by record. */
export class BiffSheet {
  readonly #context: BiffContext;
  readonly #hidden = new Set<number>();
  #depth = 0;
  #row = 0;
  #cells: SheetCell[] = [];
  /** Column of a formula whose text is in the next record. */
  #awaited = 0;

  constructor(context: BiffContext) {
    this.#context = context;
  }

  /** Has the end of the sheet been read? */
  isDone = false;

  /**
   * The row that this record ends by beginning another.
   * @throws {WorkbookError} bad-reference, bad-string-index, too-many-columns, cut-off
   */
  take({ kind, data }: BiffRecord): SheetRow | undefined {
    if (kind === kinds.begin) this.#depth += 1;
    else if (kind === kinds.end) {
      this.#depth -= 1;
      this.isDone = this.#depth === 0;
      return this.isDone ? this.#ended() : undefined;
    }
    // Charts within a sheet have cells of their own.
    if (this.#depth !== 1) return undefined;
    if (kind === kinds.row) this.#noteRow(data);
    else if (kind === kinds.formulaText) this.#addFormulaText(data);
    else if (isCell(kind)) return this.#takeCell(kind, data);
    return undefined;
  }

  #noteRow(data: Buffer): void {
    if (data.length >= 16 && (data.readUInt16LE(12) & 0x20) !== 0) this.#hidden.add(data.readUInt16LE(0) + 1);
  }

  #takeCell(kind: number, data: Buffer): SheetRow | undefined {
    if (data.length < cellHead) throw this.#refusal('cut-off');
    const row = data.readUInt16LE(0) + 1;
    // Rows stand in order; one that comes too early would be lost.
    if (row < this.#row) throw this.#refusal('bad-reference');
    const ended = row > this.#row ? this.#ended() : undefined;
    this.#row = row;
    this.#awaited = 0;
    if (kind === kinds.packedMany) this.#addMany(data);
    else this.#add(this.#cell(kind, data, data.readUInt16LE(2) + 1));
    return ended;
  }

  #cell(kind: number, data: Buffer, column: number): SheetCell | undefined {
    const need = (bytes: number) => {
      if (data.length < cellHead + bytes) throw this.#refusal('cut-off');
    };
    switch (kind) {
      case kinds.number:
        need(8);
        return this.#number(column, data.readDoubleLE(cellHead), data.readUInt16LE(4));
      case kinds.packed:
        need(4);
        return this.#number(column, unpacked(data.readInt32LE(cellHead)), data.readUInt16LE(4));
      case kinds.sharedLabel:
        need(4);
        return this.#context.strings.cell(column, data.readUInt32LE(cellHead));
      case kinds.truth:
        need(2);
        return truthCell(column, data[cellHead] ?? 0, data[cellHead + 1] === 1);
      case kinds.formula:
        need(8);
        return this.#formula(column, data);
      default:
        return biffText(column, this.#context.readText(data, cellHead, 2));
    }
  }

  /** A result is a number, unless its last two bytes say that it is none. */
  #formula(column: number, data: Buffer): SheetCell | undefined {
    if (data.readUInt16LE(cellHead + 6) !== 0xffff)
      return this.#number(column, data.readDoubleLE(cellHead), data.readUInt16LE(4));
    const kind = data[cellHead];
    if (kind === 0) this.#awaited = column;
    return kind === 1 || kind === 2 ? truthCell(column, data[cellHead + 2] ?? 0, kind === 2) : undefined;
  }

  #addFormulaText(data: Buffer): void {
    if (this.#awaited > 0) this.#add(biffText(this.#awaited, this.#context.readText(data, 0, 2)));
    this.#awaited = 0;
  }

  #addMany(data: Buffer): void {
    const first = data.readUInt16LE(2) + 1;
    for (let at = 4; at + 8 <= data.length; at += 6)
      this.#add(
        this.#number(first + (at - 4) / 6, unpacked(data.readInt32LE(at + 2)), data.readUInt16LE(at)),
      );
  }

  #number(column: number, value: number, style: number): SheetCell | undefined {
    return numberCell(column, String(value), this.#context.styles[style], this.#context.is1904);
  }

  #add(cell: SheetCell | undefined): void {
    if (!cell) return;
    if (cell.column > limits.columns)
      throw new WorkbookError('too-many-columns', {
        sheet: this.#context.sheet,
        row: this.#row,
        column: columnName(cell.column),
        limit: limits.columns,
      });
    const last = this.#cells.at(-1);
    if (last && cell.column <= last.column) throw this.#refusal('bad-reference');
    this.#cells.push(cell);
  }

  #ended(): SheetRow | undefined {
    const cells = this.#cells;
    this.#cells = [];
    if (cells.length === 0) return undefined;
    return { sheet: this.#context.sheet, row: this.#row, hidden: this.#hidden.has(this.#row), cells };
  }

  #refusal(code: 'bad-reference' | 'cut-off'): WorkbookError {
    return new WorkbookError(code, { sheet: this.#context.sheet, row: this.#row });
  }
}

const cellKinds: ReadonlySet<number> = new Set([
  kinds.number,
  kinds.label,
  kinds.richLabel,
  kinds.sharedLabel,
  kinds.packed,
  kinds.packedMany,
  kinds.truth,
  kinds.formula,
]);

function isCell(kind: number): boolean {
  return cellKinds.has(kind);
}

/** A number in four bytes (MS-XLS 2.5.217): a whole one, or the upper half of a double; either may be in hundredths. */
function unpacked(packed: number): number {
  let value: number;
  if (packed & 2) value = packed >> 2;
  else {
    const bytes = Buffer.alloc(8);
    bytes.writeInt32LE(packed & ~3, 4);
    value = bytes.readDoubleLE(0);
  }
  return packed & 1 ? value / 100 : value;
}

function truthCell(column: number, value: number, isError: boolean): SheetCell {
  if (isError) return errorCell(column, errors[value] ?? '#N/A');
  return { column, kind: 'boolean', value: value !== 0, text: value === 0 ? 'FALSE' : 'TRUE' };
}
