import { shareOf, most } from '../holds/ColumnValues.ts';
import { areDifferent } from '../holds/areShared.ts';
import type { JudgedColumn } from '../JudgedColumn.ts';
import { numbersArticles } from '../numbersArticles.ts';
import { partOf, type Composition } from './Composition.ts';

/** With fewer prices a list is not one of sizes, quantities or finishes beside each other. */
const fewestPrices = 3;
const price = /^(?:[-–*]|(?:€|CHF|EUR|Fr\.|\$)?\s?\d[\d.,'’\s]*(?:[-–]{1,2}|€|CHF|EUR|\$)?)$/;

/**
 * The number of the articles, where a list says nothing else of them than a price for each size, quantity or finish: with what stands
 * above it, that is what they are called (behaviour B640). Undefined where it says more, or less.
 */
export function numberOfMatrix(columns: readonly JudgedColumn[]): Composition['title'] {
  const key = columns.find(numbersArticles);
  if (!key || !areDifferent(key.values)) return undefined;
  const others = columns.filter((column) => column !== key && column.values.cells.length > 0);
  const isPriced = ({ target, values }: JudgedColumn) =>
    !target && shareOf(values, ({ text }) => price.test(text.trim())) >= most;
  if (others.length < fewestPrices || !others.every(isPriced)) return undefined;
  return { parts: [partOf(key)], isNumber: true };
}
