import { columnsNumbered } from '../../numbering/columnsNumbered.ts';
import type { Numbering } from '../../numbering/Numbering.ts';
import { areGtins } from '../holds/areGtins.ts';
import { areShared } from '../holds/areShared.ts';
import { because, doubt, isField, type JudgedColumn } from '../JudgedColumn.ts';
import { numbersArticles } from '../numbersArticles.ts';
import { columnOfVariants } from './columnOfVariants.ts';
import { columnsOfNumber } from './columnsOfNumber.ts';
import { columnsOfTitle, isDetail } from './columnsOfTitle.ts';
import { ranks } from '../../headings/ranks.ts';
import { partOf, type Composition } from './Composition.ts';
import { distinguishing } from './distinguishing.ts';
import type { SampledRows } from './SampledRows.ts';

interface Composing {
  rows: SampledRows;
  /** May articles get numbers that the list does not have? */
  mayNumber: boolean;
  /** How those of such a list were numbered before. */
  numbering: Numbering | undefined;
}

/** What is put together of several columns because none says it. */
export function compose(
  columns: readonly JudgedColumn[],
  { rows, mayNumber, numbering }: Composing,
): Composition {
  const before = numbering && columnsNumbered(columns, numbering);
  for (const column of columns)
    if (before && numbersArticles(column) && isGuessed(column) && !before.includes(column))
      doubt(column, because('numbered-before'));
  const variants = columnOfVariants(columns, rows);
  // Of a shop, whose variants are told apart by what they are, and not by the number that they share.
  const shared = columns.find((column) => isField(column, 'articleNumber') && areShared(column.values));
  if (variants && shared) doubt(shared, because('not-unique'));
  const hasKey = columns.some(numbersArticles);
  const foreign = columns.find((column) => isField(column, 'sid'));
  const isNumbered = columns.some((column) => isField(column, 'articleNumber') && numbersArticles(column));
  if (foreign && (isNumbered || foreign.rank < ranks.exact)) return {};
  if (!hasKey && !mayNumber) return {};
  const title = columnsOfTitle(columns, rows);
  const made = () =>
    numbering && before
      ? { ...numbering, parts: before.map(partOf) }
      : columnsOfNumber(columns, rows, { title, variants });
  // What others call an identifier numbers articles that are new, if nothing else does.
  const whole = foreign && hasKey ? { parts: [partOf(foreign)], isWhole: true } : undefined;
  const number = whole ?? (hasKey ? undefined : made());
  if (!hasKey && !number) return {};
  const numberOfRest = number ? undefined : restOf(columns, rows, variants);
  return {
    ...(number && { number }),
    ...(numberOfRest && { numberOfRest }),
    ...(title && { title }),
    ...(variants && { variants }),
  };
}

/**
 * Where some articles of a list have no number, their GTINs are it, as far as they have one; of variants what these have in common,
 * with what tells them apart.
 */
function restOf(
  columns: readonly JudgedColumn[],
  rows: SampledRows,
  variants: Composition['variants'],
): Composition['numberOfRest'] {
  const key = columns.find((column) => isField(column, 'articleNumber'));
  if (!key || key.rank === ranks.format) return undefined;
  const numbers = rows.in(key.cell.column);
  const gtins = columns.find((column) => isField(column, 'gtins') && areGtins(column.values));
  const isMissing = gtins && numbers.some((number, at) => number === '' && rows.in(gtins.cell.column)[at]);
  if (isMissing) return { parts: [partOf(gtins)], isWhole: true, isGtin: true };
  if (!variants || !numbers.includes('')) return undefined;
  const details = columns.filter((column) => column.cell.column !== variants.column && isDetail(column));
  const telling = distinguishing(rows, [variants.column], details, { most: mostDetails, enough });
  return { parts: [variants, ...telling.map(partOf)], isWhole: false };
}

const mostDetails = 3;
const enough = 0.995;

/** How a list is numbered where that is not said by a heading for sure, so that the next one is numbered alike. */
export function numberingOf(
  columns: readonly JudgedColumn[],
  { number }: Composition,
): Numbering | undefined {
  if (number) return { ...number, parts: number.parts.map(({ heading, letter }) => ({ heading, letter })) };
  const key = columns.find((column) => numbersArticles(column) && isGuessed(column));
  return key && { parts: [{ heading: key.cell.text, letter: key.letter }], isWhole: true };
}

function isGuessed({ how, rank }: JudgedColumn): boolean {
  return how === 'content' || rank > ranks.words;
}
