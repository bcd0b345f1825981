import type { GrantedRight } from '../platform/grantedRight.ts';
import type { Country } from '../platform/platforms.ts';
import { companiesWith } from './companiesWith.ts';
import { isAdmin } from './holdsRight.ts';
import type { Caller } from './rule.ts';

/** What a key can be of its maker's: the rights to keep companies and their products, and no other. */
const lent = ['COMPANY', 'EDIT_PRODUCTS'] as const;

/**
 * The rights of a key: those of its maker at this moment, for its companies and not beyond; for a whole platform only as
 * long as the maker is an ADMIN (behaviour B546).
 * @param companies by their sids; none for a key of the platform
 */
export function rightsOfKey(maker: Caller, companies: readonly string[], country: Country): GrantedRight[] {
  if (companies.length === 0) return isAdmin(maker) ? lent.map((right) => ({ right })) : [];
  return lent.flatMap((right) => {
    const held = companiesWith(maker, [right], country);
    return companies
      .filter((sid) => held === 'all' || (held !== 'none' && held.orgaSid.includes(sid)))
      .map((sid) => ({ right, orgaCountry: { sid, country } }));
  });
}
