import type { ColumnValues } from '../holds/ColumnValues.ts';

const most = 0.6;

/** Do these numbers only count the rows of a list: most of them one more than the one above? The next list counts otherwise. */
export function areRunning({ cells }: ColumnValues): boolean {
  const isNext = (at: number) => Number(cells[at]?.text) === Number(cells[at - 1]?.text) + 1;
  const steps = cells
    .keys()
    .filter((at) => at > 0 && isNext(at))
    .toArray().length;
  return cells.length > 1 && steps >= (cells.length - 1) * most;
}
