import { ranks } from '../../headings/ranks.ts';
import { because, fieldTarget, isField, take, type JudgedColumn } from '../JudgedColumn.ts';
import { areArticleNumbers } from '../holds/areArticleNumbers.ts';
import { areRowNumbers } from '../holds/areCodes.ts';
import { areDifferent } from '../holds/areShared.ts';

/**
 * What a shop calls its articles by, `8812`, `HR-867-128` or `gate-valve`, is none of our identifiers, but their number where nothing else is
 * (behaviour B687).
 */
export function takeForeignNumbers(columns: readonly JudgedColumn[]): boolean {
  const own = columns.find((column) => isField(column, 'sid'));
  if (!own || own.rank < ranks.synonym || !areDifferent(own.values)) return false;
  if (!areRowNumbers(own.values) && !areArticleNumbers(own.values) && !isFeed(columns)) return false;
  take(own, fieldTarget('articleNumber'), because('codes', { count: own.values.cells.length }));
  return true;
}

/** Does a shop offer these articles: with a price and pictures, for whoever lists them? */
function isFeed(columns: readonly JudgedColumn[]): boolean {
  const hasPrice = columns.some(({ meaning }) => meaning.kind === 'offers');
  return hasPrice && columns.some((column) => isField(column, 'images'));
}
