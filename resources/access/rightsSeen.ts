import type { GrantedRight } from '../platform/grantedRight.ts';
import { holdsRight } from './holdsRight.ts';
import type { Caller } from './rule.ts';

/** Whose rights a giver of rights sees: all, or those bound to the companies that the giver's own right names. */
export function rightsSeen(caller: Caller): 'all' | NonNullable<GrantedRight['orgaCountry']>[] {
  if (caller.kind === 'anonymous') return [];
  if (holdsRight(caller, 'USER_RIGHTS')) return 'all';
  return caller.rights.flatMap(({ right, orgaCountry }) =>
    right === 'USER_RIGHTS' && orgaCountry ? [orgaCountry] : [],
  );
}
