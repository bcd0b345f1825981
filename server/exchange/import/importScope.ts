import { companiesOfTheCaller } from '../../../resources/access/companiesOfTheCaller.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { Platform } from '../../../resources/platforms.ts';
import { scopeOf, type Scope } from '../../records/access/scope.ts';

const rule = companiesOfTheCaller;
/** Files of a company are the affair of who holds COMPANY of it: EDIT_PRODUCTS saves single products only. */
const imported = {
  path: 'import/{platform}',
  owner: 'orgaSid',
  access: { view: rule, read: rule, create: rule, update: rule, delete: rule },
};

/** For which companies of a platform a caller may import files and read the reports on them. */
export function importScope(caller: Caller, platform: Platform): Scope {
  return scopeOf(caller, { platform }, imported, 'create');
}
