import { ranks } from '../headings/ranks.ts';
import { saysItemAlone } from '../headings/says/saysItemAlone.ts';
import { readYesNo } from '../values/readYesNo.ts';
import { targetKey } from '../target.ts';
import { most, shareOf, type ColumnValues } from './holds/ColumnValues.ts';
import { mayNameGroups } from './holds/areGroups.ts';
import { shareOfDifferent } from './holds/areShared.ts';
import type { JudgedColumn } from './JudgedColumn.ts';

/** So many products of each kind, else it is a name of its own. */
const fewestEach = 3;
const fewestProducts = 8;
const fewFigures = 0.2;

/** Does it hold kinds of things below what numbers articles elsewhere: `Product`, `Catalogue`? */
export function namesKinds({ target, meaning, values, cell }: JudgedColumn): boolean {
  const isNumber = meaning.kind === 'target' && targetKey(meaning.target) === 'articleNumber';
  const isCalledSo = saysItemAlone(cell.text) || (isNumber && meaning.rank >= ranks.weakest);
  return !target && isCalledSo && areKinds(values);
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
