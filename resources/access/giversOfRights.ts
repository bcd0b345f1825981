import { isAdmin } from './holdsRight.ts';
import type { Rule } from './rule.ts';

/** Whoever holds USER_RIGHTS, for all companies or for one; which rights they may give says `canGiveRight`. */
export const giversOfRights: Rule = (caller) =>
  isAdmin(caller) || (caller.kind === 'user' && caller.rights.some(({ right }) => right === 'USER_RIGHTS'))
    ? 'all'
    : 'none';
