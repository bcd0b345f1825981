import { isField, type JudgedColumn } from '../JudgedColumn.ts';
import { numbersArticles } from '../numbersArticles.ts';
import { columnOfVariants } from './columnOfVariants.ts';
import { columnsOfNumber } from './columnsOfNumber.ts';
import { columnsOfTitle } from './columnsOfTitle.ts';
import { ranks } from '../../headings/ranks.ts';
import { partOf, type Composition } from './Composition.ts';
import type { SampledRows } from './SampledRows.ts';

/**
 * What is put together of several columns because none says it.
 * @param mayNumber may its articles get numbers that the list does not have?
 */
export function compose(
  columns: readonly JudgedColumn[],
  rows: SampledRows,
  mayNumber: boolean,
): Composition {
  const hasKey = columns.some(numbersArticles);
  const foreign = columns.find((column) => isField(column, 'sid'));
  const isNumbered = columns.some((column) => isField(column, 'articleNumber') && numbersArticles(column));
  if (foreign && (isNumbered || foreign.rank < ranks.synonym)) return {};
  if (!hasKey && !mayNumber) return {};
  const variants = columnOfVariants(columns, rows);
  const title = columnsOfTitle(columns, rows);
  // What others call an identifier numbers articles that are new, if nothing else does.
  const number =
    foreign && hasKey
      ? { parts: [partOf(foreign)], isWhole: true }
      : hasKey
        ? undefined
        : columnsOfNumber(columns, rows, { title, variants });
  if (!hasKey && !number) return {};
  return { ...(number && { number }), ...(title && { title }), ...(variants && { variants }) };
}
