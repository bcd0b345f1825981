import { companiesWith } from './companiesWith.ts';
import type { Rule } from './rule.ts';

/**
 * Who keeps a company or its products sees it; who places advertisements or gives rights sees those for which that
 * can be done.
 */
export const companiesSeen: Rule = (caller, { platform }) =>
  companiesWith(caller, ['COMPANY', 'EDIT_PRODUCTS', 'ADVERTISEMENT', 'USER_RIGHTS'], platform.country);
