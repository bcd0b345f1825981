/** A date is written in UTC, for a spreadsheet knows no zone. Text is always text: no value ever becomes a formula. */
export type WrittenValue = string | number | boolean | Date | null | undefined;

export type Mark = 'error' | 'warning';

/** A coloured cell, and what the sticky note on it says. */
export interface MarkedCell {
  value: WrittenValue;
  mark: Mark;
  note?: string;
}

export type WrittenCell = WrittenValue | MarkedCell;

/** Cells from column 1 on; with a row number of its own where rows in between stay empty. */
export type WrittenRow =
  | readonly WrittenCell[]
  | { row: number; cells: readonly WrittenCell[]; isHeader?: boolean };

export interface WrittenColumn {
  /** Bold in the first row, which stays in view. No column has one: no such row is written. */
  header?: string;
  /** In characters. */
  width?: number;
  /** Keeps what people type as it is: `0012345` and `219E01` never become numbers. */
  isText?: boolean;
  /** What a drop-down offers; other entries are warned of, not forbidden. */
  choices?: readonly string[];
}

export interface WrittenSheet {
  /** Characters that Excel forbids and what exceeds 31 are left out; a name that came before gets a number. */
  name: string;
  columns: readonly WrittenColumn[];
  rows: AsyncIterable<WrittenRow> | Iterable<WrittenRow>;
  /** Rows that stay in view; 1 if there are headers, else 0. */
  frozenRows?: number;
  /** Out of reach in Excel's own menus. */
  isVeryHidden?: boolean;
}
