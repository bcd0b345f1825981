import type { SheetCell, SheetRow } from '../sheetRow.ts';
import type { Mark, WrittenCell, WrittenRow, WrittenSheet, WrittenValue } from './writtenSheet.ts';

/** What is wrong in a row: with one of its cells, or (without a column) with the row as a whole. */
export interface RowRemark {
  column?: number;
  severity: Mark;
  /** A sentence in the reader's language. */
  message: string;
}

export interface MarkedSheetOptions {
  name: string;
  rows: AsyncIterable<readonly SheetRow[]>;
  /** Row of the headings; it and what is above it stay in view. 0 where a list has none: one is then put above it. */
  headerRow: number;
  /** Where the sentences go: right of the last column that the sheet uses, so that nothing is overwritten. */
  remarksColumn: number;
  remarksHeading: string;
  remarksOf(row: number): readonly RowRemark[];
}

/**
 * An uploaded sheet once more, same rows, same columns: faulty cells coloured, with a note each, and all that is
 * wrong with a row in one more column. It can be corrected and uploaded again.
 */
export function markedSheet(options: MarkedSheetOptions): WrittenSheet {
  const { name, headerRow, remarksColumn } = options;
  const columns = Array.from({ length: remarksColumn }, (_, index) => ({
    width: index + 1 === remarksColumn ? 80 : 18,
  }));
  return { name, columns, frozenRows: Math.max(headerRow, 1), rows: markedRows(options) };
}

async function* markedRows(options: MarkedSheetOptions): AsyncGenerator<WrittenRow> {
  const { rows, headerRow, remarksColumn, remarksHeading, remarksOf } = options;
  const pushed = headerRow === 0 ? 1 : 0;
  let isHeaded = false;
  for await (const batch of rows) {
    for (const { row, cells } of batch) {
      // An empty line that stands for headings is in no file.
      if (!isHeaded && row > headerRow) yield headingOfRemarks(headerRow + pushed, options);
      isHeaded ||= row >= headerRow;
      const remarks = remarksOf(row);
      const values: WrittenValue[] = Array.from({ length: remarksColumn });
      for (const cell of cells) values[cell.column - 1] = writtenValue(cell);
      const written: WrittenCell[] = [...values];
      for (const column of new Set(remarks.map((remark) => remark.column))) {
        if (column === undefined) continue;
        const ofCell = remarks.filter((remark) => remark.column === column);
        written[column - 1] = { value: values[column - 1], mark: worst(ofCell), note: sentences(ofCell) };
      }
      if (row === headerRow) written[remarksColumn - 1] = remarksHeading;
      else if (remarks.length > 0)
        written[remarksColumn - 1] = { value: sentences(remarks), mark: worst(remarks) };
      yield { row: row + pushed, cells: written, isHeader: row === headerRow };
    }
  }
}

function headingOfRemarks(
  row: number,
  { remarksColumn, remarksHeading }: Pick<MarkedSheetOptions, 'remarksColumn' | 'remarksHeading'>,
): WrittenRow {
  const cells: WrittenCell[] = Array.from({ length: remarksColumn });
  cells[remarksColumn - 1] = remarksHeading;
  return { row, cells, isHeader: true };
}

function writtenValue(cell: SheetCell): WrittenValue {
  if (cell.kind === 'error') return cell.text;
  // Zeros that only its format showed would be lost on the way.
  if (cell.kind === 'number' && /^0\d/.test(cell.text)) return cell.text;
  if (cell.kind !== 'date') return cell.value;
  const date = new Date(cell.value.length === 10 ? `${cell.value}T00:00Z` : `${cell.value}Z`);
  // A time without a day, or one before March 1900, has no number that every program reads alike.
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1901 ? cell.value : date;
}

function worst(remarks: readonly RowRemark[]): Mark {
  return remarks.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
}

function sentences(remarks: readonly RowRemark[]): string {
  return remarks.map(({ message }) => message).join('\n');
}
