import type { GrantedRight } from '../platform/grantedRight.ts';
import { holdsRight, isAdmin } from './holdsRight.ts';
import { isCompanyRight } from './isCompanyRight.ts';
import type { Caller } from './rule.ts';

/**
 * May the caller give and take this right? ADMIN and USER_RIGHTS only as an ADMIN; with USER_RIGHTS in general
 * every other one; with USER_RIGHTS of a company in a country only the rights of that company there
 * (behaviour B44).
 */
export function canGiveRight(caller: Caller, { right, orgaCountry }: GrantedRight): boolean {
  if (isAdmin(caller)) return true;
  if (caller.kind === 'anonymous' || right === 'ADMIN' || right === 'USER_RIGHTS') return false;
  if (holdsRight(caller, 'USER_RIGHTS')) return true;
  return (
    isCompanyRight(right) &&
    caller.rights.some(
      (held) =>
        held.right === 'USER_RIGHTS' &&
        held.orgaCountry !== undefined &&
        held.orgaCountry.sid === orgaCountry?.sid &&
        held.orgaCountry.country === orgaCountry.country,
    )
  );
}
