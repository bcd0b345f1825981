import { ranks } from '../../headings/ranks.ts';
import { because, doubt, fieldTarget, isField, take, type JudgedColumn } from '../JudgedColumn.ts';
import { areArticleNumbers } from '../holds/areArticleNumbers.ts';
import { isFull } from './isFull.ts';
import { saysNumber } from './saysNumber.ts';

/** `N° IST` of each row goes before `Réf. usine`, which some of the rows have not. */
export function takeFuller(numbers: readonly JudgedColumn[], columns: readonly JudgedColumn[]): boolean {
  const called = numbers.filter((column) => isField(column, 'articleNumber'));
  const areSparse =
    called.length > 0 && called.every((column) => column.rank > ranks.format && !isFull(column));
  const [fuller, another] = columns.filter(
    (column) =>
      !column.target && isFull(column) && saysNumber(column.cell.text) && areArticleNumbers(column.values),
  );
  if (!areSparse || !fuller || another) return false;
  for (const column of called) doubt(column, because('taken', { column: fuller.letter }));
  take(fuller, fieldTarget('articleNumber'), because('codes', { count: fuller.values.cells.length }));
  return true;
}
