import type { Language } from '../../../../resources/language/languages.ts';
import type { CellValue } from '../CellValue.ts';
import type { KeptColumn } from '../keptColumns/KeptColumn.ts';
import type { Numbering } from '../numbering/Numbering.ts';
import type { IssueRow } from '../reports/readReport.ts';
import type { ReadSheet } from '../reports/reportRow.ts';
import type { Target } from '../target.ts';
import type { RawValue } from './rawColumns.ts';

/** A value with its place in the file. */
export interface SourceCell {
  target: Target;
  /** The letter of the column, or the path in a JSON file. */
  column: string;
  heading: string | null;
  given: CellValue;
}

/** One record that the file describes. */
export interface SourceRow {
  sheet: string | null;
  row: number;
  /**
   * Of its texts, in a sheet; null where it says one that we do not know. Rows about one product in different
   * languages are one product together.
   */
  language?: Language | null;
  cells: SourceCell[];
  /** Values of columns that are not read. */
  raw?: RawValue[];
  /** Are some words in one cell all that the row says? It may be a title between products. */
  isLone?: boolean;
  /** Has its sheet several rows for many products, such as one for each of their files? */
  isOneOfSeveral?: boolean;
  /** Was its title put together of several columns? It then names a new product, and leaves one that has a title as it is. */
  isTitleMade?: boolean;
  /** Is its article number what others call its identifier, or its GTIN? Likewise it numbers a new product alone. */
  isNumberMade?: boolean;
  /** What it belongs to, where neither a column nor that says a category. */
  group?: RowGroup;
  /** What the reading already found wrong with it. */
  issues: Pick<IssueRow, 'column' | 'heading' | 'value' | 'severity' | 'code' | 'values' | 'suggestion'>[];
}

/** A title above rows that is no category, or their sheet as a whole. */
export interface RowGroup {
  /** What somebody can say a category of. */
  value: string;
  /** What of it speaks of products. */
  said: string;
  /** What it stands in: a title above it, or the name of the sheet. */
  within: string | undefined;
  isSheet: boolean;
  /** Where it stands; nothing of a sheet. */
  column: string | null;
  /** The category that its sheet is called, by any of its names: what it is of, if it says nothing surer itself. */
  otherwise?: string;
}

/** Where each target of a sheet stands; for whatever is found wrong only later. */
export interface Layout extends ReadSheet {
  /** By which columns its articles are numbered, where no heading says it. */
  number?: Numbering;
  /** What its columns were taken for by what they hold. */
  taken?: readonly KeptColumn[];
  columns: Map<string, { column: string; heading: string }>;
}

/**
 * Takes what is wrong or worth knowing. In a file of several companies `orgaSid` says whose row it is; without it the
 * issue is of the file as a whole.
 */
export type Note = (
  issue: Partial<IssueRow> &
    Pick<IssueRow, 'code' | 'severity'> & {
      orgaSid?: string | null;
      /** As `targetKey` names it. */
      field?: string | null;
    },
) => void;
