import { lists } from '../../resources/limits.ts';
import type { Fault } from '../../resources/fault.ts';
import { malformed, unprocessable } from '../base/problems.ts';

/**
 * The rows of a list that may be asked for. Throws 400 where the last one comes first, 422 for more than a page may
 * hold, naming what else is wrong with the call too.
 */
export function requireRange([first, last]: readonly [number, number], others: Fault[] = []): void {
  if (last < first) throw malformed([{ path: 'range', code: 'range-order' }]);
  const isTooWide = last - first >= lists.mostRows;
  const faults = isTooWide
    ? [...others, { path: 'range', code: 'range-too-wide', values: { maximum: lists.mostRows } }]
    : others;
  if (faults.length > 0) throw unprocessable(faults);
}
