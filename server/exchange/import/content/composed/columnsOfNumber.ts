import { shareOf, half } from '../holds/ColumnValues.ts';
import { areCodes, arePlaces } from '../holds/areCodes.ts';
import { areDifferent } from '../holds/areShared.ts';
import { areGtins } from '../holds/areGtins.ts';
import { averageLength } from '../holds/areNames.ts';
import { isField, type JudgedColumn } from '../JudgedColumn.ts';
import { targetKey } from '../../target.ts';
import { isDetail } from './columnsOfTitle.ts';
import { partOf, type Composition, type PartColumn } from './Composition.ts';
import { distinguishing } from './distinguishing.ts';
import type { SampledRows } from './SampledRows.ts';

const nearlyAll = 0.98;
const mostCodes = 0.9;
const enough = 0.995;
/** What is alike in more rows than that is told apart by nothing. */
const leastDiffering = 0.9;
const mostParts = 6;
const longestName = 80;
/** Fewer rows are unlike each other by chance. */
const fewestRows = 3;

/**
 * What tells the articles of a list apart that has no number of them (behaviour B616): another number that each has, its GTIN, the one
 * column that is different in each row; else its name, or what its variants have in common, with what tells alike ones apart. The
 * same rows get the same numbers with the next file. Undefined where nothing tells them apart.
 */
export function columnsOfNumber(
  columns: readonly JudgedColumn[],
  rows: SampledRows,
  { title, variants }: Pick<Composition, 'title' | 'variants'>,
): Composition['number'] | undefined {
  const isList = columns.some(({ meaning, target }) => meaning.kind === 'offers' || target !== undefined);
  if (!isList || rows.count < fewestRows) return undefined;
  const isFull = ({ cell }: JudgedColumn) => rows.filled(cell.column) >= nearlyAll;
  const whole =
    columns.find((column) => isFull(column) && mayNumber(column) && areCodes(column.values)) ??
    columns.find((column) => isFull(column) && isField(column, 'gtins') && isOneEach(column));
  if (whole) return { parts: [partOf(whole)], isWhole: true, isGtin: isField(whole, 'gtins') };
  const key = columns.find((column) => isFull(column) && isKeyOfItsOwn(column));
  if (key) return { parts: [partOf(key)], isWhole: true };
  const base = baseOf(columns, title, variants);
  if (base.length === 0) return undefined;
  const taken = base.map(({ column }) => column);
  const details = columns
    .filter((column) => !taken.includes(column.cell.column) && isDetail(column))
    .filter((column) => rows.filled(column.cell.column) >= half)
    .toSorted((one, other) => Number(isCount(one)) - Number(isCount(other)));
  const parts = [...base, ...distinguishing(rows, taken, details, { most: mostParts, enough }).map(partOf)];
  const isToldApart = rows.differing(parts.map(({ column }) => column)) >= leastDiffering;
  return isToldApart ? { parts, isWhole: false } : undefined;
}

/** Was it thought of as a number of articles, and is another one in each row? */
function mayNumber({ proposals, values }: JudgedColumn): boolean {
  return proposals.some(({ target }) => targetKey(target) === 'articleNumber') && areDifferent(values);
}

function isOneEach({ values }: JudgedColumn): boolean {
  return areGtins(values) && new Set(values.cells.map(({ text }) => text)).size === values.cells.length;
}

/** As shops call what stands for a product in its address. */
const partOfAddress = /^[a-z0-9]+(?:-+[a-z0-9]+)+$/;

/** Codes or names of which each row has its own: a path of a shop, a model; not 1, 2, 3, not an address. */
function isKeyOfItsOwn({ target, meaning, values, reason }: JudgedColumn): boolean {
  const isOpen = meaning.kind === 'unknown' || meaning.kind === 'unsure';
  const isPath =
    meaning.kind === 'other' && shareOf(values, ({ text }) => partOfAddress.test(text.trim())) >= mostCodes;
  const isPossible = !target && reason === null && (isOpen || isPath);
  return (
    isPossible &&
    new Set(values.cells.map(({ text }) => text.trim())).size === values.cells.length &&
    !arePlaces(values) &&
    // `1029` counts, costs or measures something.
    shareOf(values, ({ text }) => /^(?!0)\d{1,4}$/.test(text.trim())) < half &&
    averageLength(values) <= longestName &&
    shareOf(
      values,
      ({ text, kind }) => kind === 'text' && /^[\p{L}\d]+(?:[-_./]+[\p{L}\d]+)*$/u.test(text.trim()),
    ) >= mostCodes &&
    shareOf(values, ({ text }) => /[-_./\d]/.test(text)) >= half
  );
}

/** Weights and prices change more often than what things are called. */
function isCount({ values, target }: JudgedColumn): boolean {
  return target === undefined && shareOf(values, ({ text }) => /^[\d.,'’]+$/.test(text.trim())) >= half;
}

function baseOf(
  columns: readonly JudgedColumn[],
  title: Composition['title'],
  variants: PartColumn | undefined,
): readonly PartColumn[] {
  if (variants) return [variants];
  const own = columns.find((column) => isField(column, 'title'));
  if (own) return [partOf(own)];
  return title && !title.parts.some(({ isSentence }) => isSentence) ? title.parts : [];
}
