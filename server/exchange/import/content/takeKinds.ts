import { ranks } from '../headings/ranks.ts';
import { saysItemAlone } from '../headings/says/saysItemAlone.ts';
import { readYesNo } from '../values/readYesNo.ts';
import { targetKey } from '../target.ts';
import { most, shareOf, type ColumnValues } from './ColumnValues.ts';
import { mayNameGroups } from './areGroups.ts';
import { areShared, shareOfDifferent } from './areShared.ts';
import { because, isField, type JudgedColumn } from './JudgedColumn.ts';
import { takeOnly } from './takeOnly.ts';

/** So many products of each kind, else it is a name of its own. */
const fewestEach = 3;
const fewestProducts = 8;
const fewFigures = 0.2;

/**
 * Where nothing else says the category, kinds of things below `Typ` are it (behaviour B792), and groups with their numbers, whatever they are
 * called: `08 - Alogene`.
 */
export function takeKinds(columns: readonly JudgedColumn[]): void {
  if (!columns.some((column) => isField(column, 'articleNumber'))) return;
  const reason = because('only-group');
  takeOnly(
    columns,
    'mainCategory',
    reason,
    ({ proposals, values }) =>
      areKinds(values) && proposals.some(({ target }) => targetKey(target) === 'mainCategory'),
  );
  takeOnly(
    columns,
    'mainCategory',
    reason,
    ({ meaning, values }) => meaning.kind === 'unknown' && areShared(values) && areNumbered(values),
  );
}

/** Does it hold kinds of things below what numbers articles elsewhere: `Product`, `Catalogue`? */
export function namesKinds({ target, meaning, values, cell }: JudgedColumn): boolean {
  const isNumber = meaning.kind === 'target' && targetKey(meaning.target) === 'articleNumber';
  const isCalledSo = saysItemAlone(cell.text) || (isNumber && meaning.rank >= ranks.weakest);
  return !target && isCalledSo && areKinds(values);
}

function areNumbered(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestProducts &&
    shareOf(values, ({ text }) => /^\d{1,4}\s*[-–.:]\s+\p{L}{3}/u.test(text.trim())) >= most
  );
}

/** Are these words for kinds of things, each of several products? */
export function areKinds(values: ColumnValues): boolean {
  return (
    values.cells.length >= Math.max(fewestProducts, values.rows * most) &&
    shareOfDifferent(values) <= 1 / fewestEach &&
    shareOf(values, ({ text }) => /\p{L}{4}/u.test(text)) >= most &&
    shareOf(values, ({ text }) => /\d/.test(text)) <= fewFigures &&
    shareOf(values, ({ kind, text }) => kind === 'text' && readYesNo(text) === undefined) >= most &&
    mayNameGroups(values)
  );
}
