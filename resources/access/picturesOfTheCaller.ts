import { noOrga } from '../noOrga.ts';
import type { Right } from '../platform/rights.ts';
import { companiesWith } from './companiesWith.ts';
import { holdsRight } from './holdsRight.ts';
import type { Rule } from './rule.ts';

const ofNoCompany = ['CMS', 'CATEGORY', 'ADVERTISEMENT'] as const satisfies readonly Right[];

/**
 * Pictures of a company are kept by whoever keeps its products; those of no company by whoever writes articles,
 * categories or advertisements.
 */
export const picturesOfTheCaller: Rule = (caller, { platform }) => {
  const companies = companiesWith(caller, ['COMPANY', 'EDIT_PRODUCTS'], platform.country);
  if (companies === 'all' || !ofNoCompany.some((right) => holdsRight(caller, right))) return companies;
  return { orgaSid: [noOrga, ...(companies === 'none' ? [] : companies.orgaSid)] };
};
