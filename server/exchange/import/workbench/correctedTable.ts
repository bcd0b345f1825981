import { workbenches } from '../../../../resources/limits.ts';
import { columnOf } from '../../../base/workbook/cellReference.ts';
import type { SheetRow } from '../../../base/workbook/sheetRow.ts';
import type { TableReader } from '../../../base/workbook/tableReader.ts';

/** What is to stand in cells, by sheet, row and number of the column; '' for nothing. */
export type Corrections = ReadonlyMap<string, ReadonlyMap<number, ReadonlyMap<number, string>>>;

/** What else is done with the rows of a file as they are read. */
interface Reading {
  /** Is given the rows as they stand in the file. */
  keep?: ((rows: readonly SheetRow[]) => Promise<void>) | undefined;
  /** Rows for which this says no are left out. */
  isWanted?: (row: SheetRow) => boolean;
}

/** A file with cells put in the place of those that it has. */
export function correctedTable(
  table: TableReader,
  corrections: Corrections,
  { keep, isWanted = () => true }: Reading = {},
): TableReader {
  return {
    sheets: table.sheets,
    async *rows(sheet) {
      const ofSheet = corrections.get(sheet.name);
      for await (const batch of table.rows(sheet)) {
        await keep?.(batch);
        yield batch.filter(isWanted).map((row) => corrected(row, ofSheet?.get(row.row)));
      }
    },
    share: () => table.share(),
    close: () => table.close(),
  };
}

function corrected(row: SheetRow, corrections: ReadonlyMap<number, string> | undefined): SheetRow {
  if (!corrections) return row;
  const added = [...corrections].flatMap(([column, value]) =>
    value === '' ? [] : [{ kind: 'text', column, value, text: value } as const],
  );
  const kept = row.cells.filter(({ column }) => !corrections.has(column));
  return { ...row, cells: [...kept, ...added].toSorted((one, other) => one.column - other.column) };
}

/** `AB` to 28. */
export function columnNumber(letters: string): number {
  const reference = Buffer.from(`${letters}1`);
  return columnOf(reference, 0, reference.length);
}

/** As much of a cell as can be shown and given back. */
export function shownText(text: string): string {
  return text.slice(0, workbenches.longestCell).replaceAll('\0', '').toWellFormed();
}
