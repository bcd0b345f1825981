import { saysWithin } from '../headings/says/saysWithin.ts';
import { namesKinds } from './namesKinds.ts';
import { areCounted } from './areCounted.ts';
import { targetKey } from '../target.ts';
import { fewestValues, shareOf } from './holds/ColumnValues.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { areCurrencies, areKindsOfOffers } from './holds/areOfOffers.ts';
import { averageLength } from './holds/areNames.ts';
import { mayNameGroups } from './holds/areGroups.ts';
import {
  because,
  explain,
  fieldTarget,
  isField,
  isSaid,
  maySay,
  take,
  type JudgedColumn,
} from './JudgedColumn.ts';

/** Why a column is read as a category beside another one. */
export const levelCode = 'level';

const mostLevels = 4;
const leastWords = 0.5;

/**
 * Columns that say the groups within those of the category, or around them, `Untergruppe` beside `Warengruppe`, are levels of it (behaviour
 * B754): each of their values goes with one of the coarser one.
 */
export function joinLevels(columns: readonly JudgedColumn[], rows: SampledRows): void {
  const category = columns.find((column) => isField(column, 'mainCategory'));
  if (!category || isSaid(category)) return;
  const levels = [category];
  const names = columns
    .filter(mayBeLevel)
    .toSorted((one, other) => averageLength(other.values) - averageLength(one.values));
  for (const column of names)
    if (rows.arePaired(category.cell.column, column.cell.column)) {
      // `Groupe` beside `Gruppe`
      explain(column, because('called-otherwise', { column: category.letter }));
    } else if (
      levels.length < mostLevels &&
      (levels.some((level) => areCounted(column, level)) ||
        levels.every((level) => areNested(column, level, rows)))
    ) {
      take(column, fieldTarget('mainCategory'), because(levelCode, { column: category.letter }));
      levels.push(column);
    }
}

/** The columns of a category, the coarsest first; none where one says it alone. */
export function levelsIn(columns: readonly JudgedColumn[]): number[] {
  if (!columns.some(isLevel)) return [];
  return columns
    .filter((column) => isField(column, 'mainCategory'))
    .toSorted((one, other) => differentIn(one) - differentIn(other))
    .map(({ cell }) => cell.column);
}

/** Is it read beside the column of the category, as a level of it? */
export function isLevel({ target, reason }: JudgedColumn): boolean {
  return target !== undefined && reason?.code === levelCode;
}

/** `III` is a class of something, and no group. */
const roman = /^[IVX]+$/;

function mayBeLevel(column: JudgedColumn): boolean {
  const { cell, target, meaning, proposals, values } = column;
  const isCalledSo =
    (meaning.kind === 'target' && targetKey(meaning.target) === 'mainCategory') ||
    maySay(column, 'mainCategory');
  const isPart = saysWithin(cell.text) && proposals.every((proposal) => proposal.target.kind === 'attribute');
  const isProposed = proposals.some((proposal) => targetKey(proposal.target) === 'mainCategory');
  return (
    !target &&
    ((isCalledSo && isProposed) || isPart || namesKinds(column)) &&
    !areKindsOfOffers(values) &&
    !areCurrencies(values) &&
    mayNameGroups(values) &&
    values.cells.length >= Math.max(fewestValues, values.rows / 2) &&
    shareOf(values, ({ text }) => /\p{L}{2}/u.test(text) && !roman.test(text.trim())) >= leastWords
  );
}

/** `Tous`, `Sonstiges`: what stands in each of several groups for all of it or for the rest. */
const ofAny =
  /^(?:alle|sonstiges?|andere|diverse[sr]?|allgemein|tous|toutes|autres?|divers|tutt[io]|altr[oi]|vari[oe]?|all|others?|misc\w*|various|general)\.?$/i;

/** Has the one with more values nearly always one of the other for each of them? Where both have as many, each has a code of its own. */
function areNested(one: JudgedColumn, other: JudgedColumn, rows: SampledRows): boolean {
  const [coarse, fine] = differentIn(one) < differentIn(other) ? [one, other] : [other, one];
  return (
    differentIn(coarse) < differentIn(fine) &&
    rows.goWith(fine.cell.column, coarse.cell.column, (text) => !ofAny.test(text))
  );
}

function differentIn({ values }: JudgedColumn): number {
  return new Set(values.cells.map(({ text }) => text.trim())).size;
}
