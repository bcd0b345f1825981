/** How often a number occurs. */
export interface Counted {
  value: number;
  count: number;
}

export interface Range {
  least: number;
  most: number;
  count: number;
}

/** Up to so many numbers are offered one by one. */
export const mostSingle = 6;
const mostRanges = 5;

/**
 * Divides numbers into ranges of about as many products each, that begin and end with numbers that occur, so that
 * none of them is empty and none lies between two. In rising order.
 */
export function rangesOf(counted: readonly Counted[]): Range[] {
  const rising = counted.toSorted((a, b) => a.value - b.value);
  const share = rising.reduce((sum, { count }) => sum + count, 0) / mostRanges;
  const ranges: Range[] = [];
  for (const { value, count } of rising) {
    const last = ranges.at(-1);
    if (last && (last.count < share || ranges.length === mostRanges)) {
      last.most = value;
      last.count += count;
    } else ranges.push({ least: value, most: value, count });
  }
  return ranges;
}
