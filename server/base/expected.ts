import { stale } from './problems.ts';

/** The versions of which a record must have one to be written; `any` for whichever it has, if it is there. */
export type Expected = 'any' | readonly number[];

/**
 * Throws 412 where another version is expected than there is.
 * @param current null for a record that is not there
 */
export function requireExpected(expected: Expected | undefined, current: number | null): void {
  if (!isExpected(expected, current)) throw stale(current);
}

export function isExpected(expected: Expected | undefined, current: number | null): boolean {
  if (expected === undefined) return true;
  return current !== null && (expected === 'any' || expected.includes(current));
}
