import { averageLength } from './areNames.ts';
import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import type { NameIndex } from '../../catalogue/NameIndex.ts';
import { shareOf, type ColumnValues } from './ColumnValues.ts';

/** How many of the different values name a record, and how many there are. */
export function namedIn({ cells }: ColumnValues, index: NameIndex): { count: number; of: number } {
  const different = [...new Set(cells.filter(({ kind }) => kind === 'text').map(({ text }) => text.trim()))];
  // `EI90` is called like a category, and is a class of something else.
  const words = different.filter((text) => /\p{L}{3}/u.test(text) && !/\d/.test(text));
  return {
    count: words.filter((text) => index.find(text).sids.length === 1).length,
    of: different.length,
  };
}

/**
 * Does each category stand once for all the rows below it, as in a merged cell: most rows empty, the first one not, never the
 * same twice in turn, all of them known?
 */
export function areMerged(values: ColumnValues, index: NameIndex, first: SheetCell | undefined): boolean {
  const { cells, rows } = values;
  const { count, of } = namedIn(values, index);
  return (
    cells.length > 1 &&
    cells.length <= rows / 2 &&
    cells[0] === first &&
    count === of &&
    cells.every((cell, at) => at === 0 || cell.text !== cells[at - 1]?.text)
  );
}

/** May these be names of groups, and no sentences that describe these? */
export function mayNameGroups(values: ColumnValues): boolean {
  const isSentence = ({ text }: SheetCell) => /\S\s+\S+\s+\S.*[.!]$/.test(text.trim());
  return averageLength(values) <= longestGroup && shareOf(values, isSentence) < mostSentences;
}

const longestGroup = 60;

const mostSentences = 0.3;
