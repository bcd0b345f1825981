import type { Caller } from './rule.ts';
import { isCompanyRight } from './isCompanyRight.ts';

/** How far the rights of somebody reach: all companies, those of no company, some companies, or nothing. */
export type Reach =
  | { kind: 'all' | 'shared' | 'none' }
  | { kind: 'some'; companies: readonly { sid: string; country: string }[] };

/** The furthest reach of the caller's rights, for whoever wants to see it at a glance (behaviour B506). */
export function reachOf(caller: Caller): Reach {
  if (caller.kind === 'anonymous' || caller.rights.length === 0) return { kind: 'none' };
  const general = caller.rights.filter(({ orgaCountry }) => !orgaCountry);
  if (general.some(({ right }) => right === 'ADMIN' || isCompanyRight(right))) return { kind: 'all' };
  if (general.length > 0) return { kind: 'shared' };
  const companies = caller.rights.flatMap(({ orgaCountry }) => (orgaCountry ? [orgaCountry] : []));
  const byName = new Map(companies.map((one) => [`${one.country} ${one.sid}`, one]));
  return { kind: 'some', companies: [...byName.values()] };
}
