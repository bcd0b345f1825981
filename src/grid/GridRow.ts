/** A column of a grid; `key` names its cells. */
export interface GridColumn {
  key: string;
  heading: string;
  /** Stands small above the heading, such as the letter of a column of a workbook. */
  mark?: string;
  /** In pixels. */
  width: number;
  isReadOnly?: boolean;
  /** What may be meant by what is being typed into the cell of a row. */
  suggest?: (typed: string, row: string) => Promise<readonly CellSuggestion[]>;
}

export interface CellSuggestion {
  /** What is written into the cell. */
  text: string;
  /** Tells it from others that are called the same. */
  beside: string;
}

export interface CellFault {
  severity: 'error' | 'warning';
  message: string;
  /** What was probably meant. */
  suggestion?: string;
}

export interface GridCell {
  text: string;
  fault?: CellFault;
  /** What stood there before somebody corrected it. */
  former?: string;
}

export interface GridRow {
  /** Stays the same wherever the row stands. */
  key: string;
  /** Names the row in front of it, such as its number. */
  heading: string;
  /** What is wrong with it as a whole. */
  fault?: CellFault;
  isReadOnly?: boolean;
  /** By the keys of the columns; what is missing is empty. */
  cells: ReadonlyMap<string, GridCell>;
}

/** A place in a grid: both counted from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

/** What somebody wrote into a cell, which rows and columns are named by their keys. */
export interface CellEdit {
  row: string;
  column: string;
  before: string;
  after: string;
}

/** Rows that are read as they come into sight. */
export interface GridRows {
  total: number;
  /** Undefined as long as it was not read. */
  rowAt: (index: number) => GridRow | undefined;
  /** Where a row stands now; undefined where it is not among those that were read. */
  indexOf: (key: string) => number | undefined;
  /** Hears which rows are in sight, both ends included. */
  show: (first: number, last: number) => void;
  /** Reads rows that need not be in sight, both ends included; fewer where there are no more. */
  read: (first: number, last: number) => Promise<readonly GridRow[]>;
}
