import type { Fault } from '../../../resources/fault.ts';
import type { BulkFate } from './BulkFate.ts';

/** A record stays as it is: by the code of a fault. */
export function refusedFor(code: string): BulkFate {
  return { state: 'refused', reason: { code, path: '', values: {} } };
}

/** A record stays as it is, for the first of what is wrong with it as it would be. */
export function refusedOf(faults: readonly Fault[]): BulkFate {
  const { code = 'wrong-form', path = '', values = {} } = faults[0] ?? {};
  return { state: 'refused', reason: { code, path, values } };
}
