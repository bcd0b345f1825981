import type { Language } from '../../../resources/language/languages.ts';

/** Why one cell has no usable value; the row is reported, the file goes on. */
export type CellFault =
  | 'formula-error'
  | 'formula-without-value'
  | 'not-a-number'
  | 'number-out-of-range'
  | 'integer-too-large'
  | 'not-a-date'
  | 'date-out-of-range'
  | 'not-a-boolean'
  | 'text-too-long'
  | 'forbidden-character';

/**
 * A cell that holds something. `text` is what stands in the file (`0012345`, `4.00209E+12`, `#N/A`), to validateRecord
 * and to report; `value` is what it means.
 * - `date`: an ISO 8601 date, date with time, or time, without zone: a spreadsheet knows none.
 * - `error`: `value` is the fault.
 */
export type SheetCell = {
  column: number;
  text: string;
  /** Of a merged cell: how many columns to its right it covers, and how many rows below it. */
  across?: number;
  down?: number;
} & (
  | { kind: 'text'; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'date'; value: string }
  | { kind: 'error'; value: CellFault }
);

/** A row with at least one filled cell. `row` and `column` count from 1, as the sheet shows them. */
export interface SheetRow {
  sheet: string;
  row: number;
  /** Hidden by hand or by a filter. */
  hidden: boolean;
  /** Filled cells only, by ascending column. */
  cells: SheetCell[];
}

/** What a heading of a format of the trade means for sure. */
export interface HeadingMeaning {
  /** As the entity `mapping` names it: the path of a field of a product, or the sid of an attribute. */
  field: string;
  language?: Language;
  /** In which its values are. */
  unit?: string;
}

/** A sheet, in the order of the tabs. `very-hidden` ones are out of reach in Excel's own menus. */
export interface SheetInfo {
  name: string;
  visibility: 'visible' | 'hidden' | 'very-hidden';
  /** By heading, where the format itself says what its first row means; nobody has to guess then. */
  meanings?: ReadonlyMap<string, HeadingMeaning>;
  /** Is the first row made of the names of records, so that nothing else can be headings? */
  isOfRecords?: boolean;
  /** What the lists are called, in folded words, that its records lie in: what stands below is said of each record (behaviour B758). */
  groups?: ReadonlySet<string>;
}
