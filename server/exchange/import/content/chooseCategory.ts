import type { NameIndex } from '../catalogue/NameIndex.ts';
import { fewestValues } from './ColumnValues.ts';
import { namedIn } from './judgeContent.ts';
import {
  because,
  doubt,
  fieldTarget,
  isField,
  isSaid,
  propose,
  take,
  type JudgedColumn,
} from './JudgedColumn.ts';

/** So many of the different values have to name a category for a column to be taken for one by them. */
const sureShare = 0.6;
const possibleShare = 0.3;

/**
 * Which column says the category (behaviour B324): the one that is called so, unless another holds names of categories
 * and it holds none; a column of an unknown heading whose values name categories.
 */
export function chooseCategory(columns: readonly JudgedColumn[], categories: NameIndex): void {
  const called = columns.find((column) => isField(column, 'mainCategory'));
  if (called && (isSaid(called) || called.values.cells.length < fewestValues)) return;
  const shares = columns
    .filter((column) => column === called || mayBe(column))
    .map((column) => ({ column, ...namedIn(column.values, categories) }))
    .filter(({ of }) => of > 0)
    .toSorted((one, other) => other.count / other.of - one.count / one.of);
  const [best] = shares;
  if (!best || best.count === 0) return;
  const reason = because('categories', { count: best.count, of: best.of });
  const isSure = best.count / best.of >= sureShare && best.of > 1;
  const own = shares.find(({ column }) => column === called);
  if (best.column === called) return;
  if (!called && isSure) take(best.column, fieldTarget('mainCategory'), reason);
  else if (called && isSure && own?.count === 0) {
    doubt(called, because('taken', { column: best.column.letter }));
    take(best.column, fieldTarget('mainCategory'), reason);
  } else if (best.count / best.of >= possibleShare) propose(best.column, fieldTarget('mainCategory'), reason);
}

/** Nothing else, and not what other words call something else. */
function mayBe({ target, meaning, values }: JudgedColumn): boolean {
  return (
    !target &&
    (meaning.kind === 'unknown' || meaning.kind === 'unsure') &&
    values.cells.length >= fewestValues
  );
}
