import { mostSingle, rangesOf } from './ranges.ts';
import type { ValueCount } from './valueCounts.ts';

/** Three values of about as many products each decide as well as more of them do. */
const decidingBits = 1.5;
/** What no category asks for is said of many products. */
const askedByNone = 100;

/**
 * How much an attribute helps to choose among products, as a number to compare: how many of them have it, how evenly its
 * values part them (entropy), and how much it is theirs alone: a fire resistance says more of a door than a width, which
 * categories of all kinds ask for.
 */
export function usefulness(values: readonly ValueCount[]): number {
  const [first] = values;
  if (!first || values.length < 2) return 0;
  const products = values.reduce((sum, value) => sum + value.products, 0);
  const bits = parts(values).reduce(
    (sum, count) => sum - (count / products) * Math.log2(count / products),
    0,
  );
  return (products * Math.min(bits, decidingBits)) / Math.sqrt(1 + (first.categories || askedByNone));
}

/** The products of each value as it is offered: many numbers are offered in ranges. */
function parts(values: readonly ValueCount[]): number[] {
  if (values[0]?.kind !== 'number' || values.length <= mostSingle)
    return values.map(({ products }) => products);
  return rangesOf(values.map(({ value, products }) => ({ value: Number(value), count: products }))).map(
    ({ count }) => count,
  );
}
