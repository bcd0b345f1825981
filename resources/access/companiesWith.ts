import type { Country } from '../platform/platforms.ts';
import type { Right } from '../platform/rights.ts';
import { holdsRight } from './holdsRight.ts';
import { isCompanyRight } from './isCompanyRight.ts';
import type { Caller, Filter } from './rule.ts';

/**
 * For which companies of a country the caller holds one of these rights: `all` with a general one.
 * A company right counts only in its own country (behaviour B37, B38); other rights are
 * general or nothing.
 */
export function companiesWith(caller: Caller, wanted: readonly Right[], country: Country): Filter {
  if (caller.kind === 'anonymous') return 'none';
  if (wanted.some((right) => holdsRight(caller, right))) return 'all';
  const sids = caller.rights.flatMap(({ right, orgaCountry }) =>
    orgaCountry?.country === country && wanted.includes(right) && isCompanyRight(right)
      ? [orgaCountry.sid]
      : [],
  );
  return sids.length ? { orgaSid: [...new Set(sids)].sort() } : 'none';
}
