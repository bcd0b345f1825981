import type { RecordRule } from './recordRule.ts';

/** A period does not end before it begins; either end may be open. Dates are ISO 8601 and compare as text. */
export function periodInOrder(first: string, last: string): RecordRule {
  return ({ [first]: from, [last]: to }) =>
    typeof from === 'string' && typeof to === 'string' && to < from
      ? [{ path: last, code: 'ends-before-it-begins' }]
      : [];
}
