import type { JudgedColumn } from '../JudgedColumn.ts';

/** A column of which something is put together. */
export interface PartColumn {
  column: number;
  letter: string;
  heading: string;
  /** Behind its numbers. */
  unit?: string;
  /** Is only the first sentence of its texts meant? */
  isSentence?: boolean;
}

/** What no column of a sheet says and several say together (behaviour B615, B616, B617). */
export interface Composition {
  /** Number of an article: as its one column says it, which may be that of its GTINs, else of all of these. */
  number?: { parts: readonly PartColumn[]; isWhole: boolean; isGtin?: boolean };
  /** The same of those rows alone whose column of numbers is empty. */
  numberOfRest?: NonNullable<Composition['number']>;
  title?: {
    parts: readonly PartColumn[];
    /** Is it but the number of the article, so that what stands above, or the sheet, says what it is? */
    isNumber?: boolean;
  };
  /** The column that says which rows are variants of one thing, of which the first alone says what it is called. */
  variants?: PartColumn;
}

/** The column as a part of something. */
export function partOf({ cell, letter, target }: JudgedColumn): PartColumn {
  const unit = target?.kind === 'attribute' ? (target.unit ?? target.attribute.unit) : null;
  return { column: cell.column, letter, heading: cell.text, ...(unit && { unit }) };
}
