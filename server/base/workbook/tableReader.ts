import type { SheetInfo, SheetRow } from './sheetRow.ts';

/** A file of rows, whatever its format: each row with its sheet, its number and its cells. Close it when done. */
export interface TableReader {
  /** All sheets with cells, in the order of their tabs, hidden ones too. */
  sheets: readonly SheetInfo[];
  /** So many files that are not read lie beside it in what it came packed in. */
  beside?: number;
  /** Lists within it that are no sheets, as they are called. */
  leftOut?: readonly string[];
  /**
   * The filled rows of one sheet (one of `sheets`, itself), in batches as they are read: a row at a time would
   * cost more than reading it. Leaving the loop early stops the reading. One sheet at a time.
   */
  rows(sheet: SheetInfo): AsyncGenerator<SheetRow[], void, undefined>;
  /** How much of all sheets has been read, from 0 to 1. */
  share(): number;
  close(): void;
}
