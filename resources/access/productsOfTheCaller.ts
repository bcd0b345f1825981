import { companiesWith } from './companiesWith.ts';
import type { Rule } from './rule.ts';

/** COMPANY or EDIT_PRODUCTS of a company opens that company's products (behaviour B41). */
export const productsOfTheCaller: Rule = (caller, { platform }) =>
  companiesWith(caller, ['COMPANY', 'EDIT_PRODUCTS'], platform.country);
