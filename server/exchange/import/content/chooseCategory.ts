import type { NameIndex } from '../catalogue/NameIndex.ts';
import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import { targetKey } from '../target.ts';
import { fewestValues, most, shareOf, type ColumnValues } from './holds/ColumnValues.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { areCounted } from './areCounted.ts';
import { areDifferent } from './holds/areShared.ts';
import { areMarkup } from './holds/areForms.ts';
import { areWordless, isWord } from './holds/areWordless.ts';
import { averageLength } from './holds/areNames.ts';
import { mayNameGroups, namedIn } from './holds/areGroups.ts';
import {
  because,
  doubt,
  explain,
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
export function chooseCategory(
  columns: readonly JudgedColumn[],
  categories: NameIndex,
  rows: SampledRows,
): void {
  const called = columns.find((column) => isField(column, 'mainCategory'));
  if (called && (isSaid(called) || called.values.cells.length < fewestValues)) return;
  if (called && (takeNames(called, columns, rows) || arePaths(called))) return;
  const paths = called ? undefined : columns.find((column) => mayBe(column) && areWays(column));
  if (paths) return take(paths, fieldTarget('mainCategory'), because('ways'));
  const shares = columns
    .filter((column) => column === called || mayBe(column))
    .map((column) => ({ column, ...namedIn(column.values, categories) }))
    .filter(({ of }) => of > 0)
    .toSorted((one, other) => other.count / other.of - one.count / one.of);
  const [best] = shares;
  if (!called && (!best || best.count === 0)) takeOnlyGroup(columns);
  if (!best || best.count === 0) return;
  const reason = because('categories', { count: best.count, of: best.of });
  const isSure = best.count / best.of >= sureShare && best.of > 1;
  // What is called a group in so many words says more than a few values that may name one.
  if (!called && !isSure && takeOnlyGroup(columns)) return;
  const own = shares.find(({ column }) => column === called);
  if (best.column === called) return;
  if (!called && isSure) take(best.column, fieldTarget('mainCategory'), reason);
  else if (called && isSure && own?.count === 0) {
    doubt(called, because('taken', { column: best.column.letter }));
    take(best.column, fieldTarget('mainCategory'), reason);
  } else if (best.count / best.of >= possibleShare) propose(best.column, fieldTarget('mainCategory'), reason);
}

/** Does it lead to categories step by step? Whether we call them so is asked group by group. */
function arePaths({ values }: JudgedColumn): boolean {
  return shareOf(values, isWay) >= possibleShare;
}

/** `Accueil > Serrurerie > Cylindres`: in nearly each row, several on the same one. */
function areWays({ values }: JudgedColumn): boolean {
  const areMany = values.cells.length >= fewestWays && shareOf(values, isWay) >= mostOfWays;
  // Tags end as steps do: `<p>Pumpe</p>`.
  return areMany && !areDifferent(values) && !areMarkup(values);
}

function isWay({ text }: SheetCell): boolean {
  return /\p{L}\s*>\s*\p{L}/u.test(text);
}

const fewestWays = 5;
const mostOfWays = 0.8;

/** A part of a group says it where nothing else does: what its values are is asked for group by group. */
function takeOnlyGroup(columns: readonly JudgedColumn[]): boolean {
  const groups = columns.filter(
    ({ target, meaning, values }) =>
      !target &&
      meaning.kind === 'unsure' &&
      meaning.targets.length === 1 &&
      meaning.targets.some((each) => targetKey(each) === 'mainCategory') &&
      values.cells.length >= fewestValues &&
      shareOf(values, isNumber) === 0 &&
      values.cells.every(({ kind }) => kind === 'text') &&
      shareOf(values, isWord) >= leastWords,
  );
  const levels = groups.filter((each) => groups.some((other) => areCounted(each, other)));
  const [only, another] = levels.length > 0 ? levels : groups;
  const isOne =
    !another || (levels.length > 0 && levels.slice(1).every((each) => areCounted(each, levels[0])));
  if (!only || !isOne) return false;
  take(only, fieldTarget('mainCategory'), because('only-group'));
  return true;
}

const leastWords = 0.5;

/** Groups have a number and a name: takes the column of their names for the one of their numbers. */
function takeNames(called: JudgedColumn, columns: readonly JudgedColumn[], rows: SampledRows): boolean {
  const areNumbers = shareOf(called.values, isNumber) >= nearlyAll;
  // `EVAC` beside `Évacuation PVC` is its code, if each has but the other.
  const isCode = (names: JudgedColumn) =>
    averageLength(names.values) > averageLength(called.values) * muchLonger &&
    rows.arePaired(called.cell.column, names.cell.column);
  const named = columns.find(
    (column) =>
      (areNumbers ? rows.goWith(called.cell.column, column.cell.column) : isCode(column)) &&
      mayBeNames(column),
  );
  if (!named) return takeWords(called, columns);
  explain(called, because('code-of', { column: named.letter }));
  take(named, fieldTarget('mainCategory'), because('group-names', { column: called.letter }));
  return true;
}

/** `NOV06`: what codes stand for that no column names one by one nobody can tell, where another one says groups by words (behaviour B799). */
function takeWords(called: JudgedColumn, columns: readonly JudgedColumn[]): boolean {
  if (!areWordless(called.values)) return false;
  const isFull = ({ cells, rows }: ColumnValues) => cells.length >= rows * most;
  const words = columns.find(
    (column) => mayBeNames(column) && isFull(column.values) && shareOf(column.values, isWord) >= nearlyAll,
  );
  if (!words) return false;
  doubt(called, because('taken', { column: words.letter }));
  take(words, fieldTarget('mainCategory'), because('groups-by-name', { column: called.letter }));
  return true;
}

const nearlyAll = 0.9;

const muchLonger = 1.4;

function mayBeNames({ target, proposals, values }: JudgedColumn): boolean {
  return (
    !target &&
    proposals.some((proposal) => targetKey(proposal.target) === 'mainCategory') &&
    values.cells.length >= fewestValues &&
    shareOf(values, isNumber) === 0 &&
    mayNameGroups(values) &&
    !areDifferent(values)
  );
}

function isNumber({ text }: SheetCell): boolean {
  return !/\p{L}{2}/u.test(text);
}

/** Nothing else, and not what other words call something else. */
function mayBe({ target, meaning, values }: JudgedColumn): boolean {
  return (
    !target &&
    (meaning.kind === 'unknown' || meaning.kind === 'unsure') &&
    values.cells.length >= fewestValues
  );
}
