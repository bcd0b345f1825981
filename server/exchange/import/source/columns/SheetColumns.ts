import type { Language } from '../../../../../resources/language/languages.ts';
import type { Composition } from '../../content/composed/Composition.ts';
import type { ColumnTarget } from '../../target.ts';
import type { RawColumn } from '../rawColumns.ts';
import type { NamedValues } from './NamedValues.ts';

export interface SheetColumn {
  target: ColumnTarget;
  letter: string;
  heading: string;
  /** Does each cell say the GTIN behind the number? */
  hasGtin?: boolean;
}

/** What the columns of a sheet mean, and in which language its texts are unless column or row say another. */
export interface SheetColumns {
  columns: Map<number, SheetColumn>;
  /** The same of each further product that stands beside the first one in a row. */
  sides: Map<number, SheetColumn>[];
  /** Those that are not read and whose values are kept. */
  raw: Map<number, RawColumn>;
  /** The column that says in which language each row is. */
  languageColumn: number | undefined;
  /** Of the remarks that we wrote ourselves, in a marked workbook that comes back. */
  remarksColumn: number | undefined;
  /** Their headings, in folded words. */
  headings: ReadonlyMap<number, readonly string[]>;
  /** How many columns have a heading. */
  width: number;
  /** The letters of the columns that say the category together, the coarsest first; none where one says it alone. */
  levels: readonly string[];
  /** Does a category stand for all rows below it that have none? */
  isCategoryMerged: boolean;
  /** Does a column number the articles? */
  isNumbered: boolean;
  /** What is put together of several columns because none says it. */
  composition: Composition;
  /** Values that each row names itself. */
  named: NamedValues | undefined;
  spoken: Language;
}
