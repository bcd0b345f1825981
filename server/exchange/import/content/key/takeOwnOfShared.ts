import { ranks } from '../../headings/ranks.ts';
import { targetKey } from '../../target.ts';
import { because, doubt, fieldTarget, isField, take, type JudgedColumn } from '../JudgedColumn.ts';
import { areDifferent, areShared, isSparse } from '../holds/areShared.ts';
import { isFull } from './isFull.ts';

/**
 * A maker's number that several articles share, or that most have not, is none of theirs where a shop calls each by one of its own: `g:id` beside `mpn`
 * (behaviour B688).
 */
export function takeOwnOfShared(numbers: readonly JudgedColumn[], columns: readonly JudgedColumn[]): boolean {
  const areSparse = numbers.every(({ values }) => isSparse(values));
  const own = columns.find(
    (column) =>
      column.rank >= ranks.synonym && (isField(column, 'sid') || (areSparse && isForeignKey(column))),
  );
  const areTheirs = numbers.every(
    ({ rank, values }) => rank >= ranks.synonym && (areSparse || areShared(values)),
  );
  if (!own || !isFull(own) || !areDifferent(own.values) || numbers.length === 0 || !areTheirs) return false;
  for (const column of numbers) doubt(column, because('not-unique'));
  take(own, fieldTarget('articleNumber'), because('different'));
  return true;
}

/** Is it called as a database calls its keys, which are no identifiers of ours: `id` above 10, 11, 12? */
function isForeignKey({ target, meaning }: JudgedColumn): boolean {
  return !target && meaning.kind === 'target' && targetKey(meaning.target) === 'sid';
}
