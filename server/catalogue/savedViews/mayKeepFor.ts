import { companiesOfTheCaller } from '../../../resources/access/companiesOfTheCaller.ts';
import { isAdmin } from '../../../resources/access/holdsRight.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { View } from '../../../resources/calls/savedViews.ts';
import type { Platform } from '../../../resources/platform/platforms.ts';

/** May the caller keep a view for these: administrators for all, holders of COMPANY for their company, everybody for oneself? */
export function mayKeepFor(
  caller: Caller,
  platform: Platform,
  { audience, orgaSid }: Pick<View, 'audience' | 'orgaSid'>,
): boolean {
  if (audience === 'self') return orgaSid === null;
  if (audience === 'all') return orgaSid === null && isAdmin(caller);
  const open = companiesOfTheCaller(caller, { platform });
  return orgaSid !== null && (open === 'all' || (open !== 'none' && open.orgaSid.includes(orgaSid)));
}
