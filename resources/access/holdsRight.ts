import type { Right } from '../platform/rights.ts';
import type { Caller } from './rule.ts';

/** Is the caller an ADMIN? ADMIN includes every right on every platform. */
export function isAdmin(caller: Caller): boolean {
  return (
    caller.kind === 'user' &&
    caller.rights.some(({ right, orgaCountry }) => right === 'ADMIN' && !orgaCountry)
  );
}

/** Does the caller hold this right in general, that is for every company? */
export function holdsRight(caller: Caller, wanted: Right): boolean {
  return (
    isAdmin(caller) ||
    (caller.kind === 'user' &&
      caller.rights.some(({ right, orgaCountry }) => right === wanted && !orgaCountry))
  );
}
