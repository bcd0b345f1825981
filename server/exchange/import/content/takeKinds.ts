import { targetKey } from '../target.ts';
import { most, shareOf, type ColumnValues } from './ColumnValues.ts';
import { mayNameGroups } from './areGroups.ts';
import { shareOfDifferent } from './areShared.ts';
import { because, isField, type JudgedColumn } from './JudgedColumn.ts';
import { takeOnly } from './takeOnly.ts';

/** So many products of each kind, else it is a name of its own. */
const fewestEach = 3;
const fewestProducts = 8;
const fewFigures = 0.2;

/** Where nothing else says the category, kinds of things below `Typ` are it (behaviour B792). */
export function takeKinds(columns: readonly JudgedColumn[]): void {
  if (!columns.some((column) => isField(column, 'articleNumber'))) return;
  takeOnly(
    columns,
    'mainCategory',
    because('only-group'),
    ({ proposals, values }) =>
      areKinds(values) && proposals.some(({ target }) => targetKey(target) === 'mainCategory'),
  );
}

/** Are these words for kinds of things, each of several products? */
export function areKinds(values: ColumnValues): boolean {
  return (
    values.cells.length >= Math.max(fewestProducts, values.rows * most) &&
    shareOfDifferent(values) <= 1 / fewestEach &&
    shareOf(values, ({ text }) => /\p{L}{4}/u.test(text)) >= most &&
    shareOf(values, ({ text }) => /\d/.test(text)) <= fewFigures &&
    mayNameGroups(values)
  );
}
