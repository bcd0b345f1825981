import type { RecordRule } from './recordRule.ts';

/** A record is not bound to itself: the first fields name something else than the second ones. */
export function differentRecords(
  ones: readonly string[],
  others: readonly [string, ...string[]],
): RecordRule {
  return (row) =>
    ones.every((one, index) => row[one] === row[others[index] ?? ''])
      ? [{ path: others[0], code: 'itself' }]
      : [];
}
