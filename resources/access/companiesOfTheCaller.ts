import { companiesWith } from './companiesWith.ts';
import type { Rule } from './rule.ts';

/** Holders of COMPANY keep their own companies on platforms of that country (behaviour B40). */
export const companiesOfTheCaller: Rule = (caller, { platform }) =>
  companiesWith(caller, ['COMPANY'], platform.country);
