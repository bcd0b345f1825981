import { companiesOfTheCaller } from '../../../resources/access/companiesOfTheCaller.ts';
import type { Caller, Rule } from '../../../resources/access/rule.ts';
import type { Platform } from '../../../resources/platform/platforms.ts';
import { allEntities } from '../../../resources/registry.ts';
import { scopeOf, type Scope, type Where } from '../../records/access/scope.ts';

const ofNoCompany = allEntities.filter(({ files }) => files?.areOfNoCompany);

/**
 * Files of a company are the affair of who holds COMPANY of it: EDIT_PRODUCTS saves single products only. Those of
 * records that belong to no company ('') are the affair of who creates such records.
 */
const rule: Rule = (caller, where) => {
  const own = companiesOfTheCaller(caller, where);
  const keepsShared = ofNoCompany.some(({ access }) => access.create(caller, where) === 'all');
  if (own === 'all' || !keepsShared) return own;
  return { orgaSid: [...(own === 'none' ? [] : own.orgaSid), ''] };
};

const imported = {
  path: 'import/{platform}',
  owner: 'orgaSid',
  access: { view: rule, read: rule, create: rule, update: rule, delete: rule },
};

/**
 * For which companies of a platform a caller may import files and read the reports on them.
 * @param from where they act, for what is recorded of them
 */
export function importScope(caller: Caller, platform: Platform, from: Partial<Where> = {}): Scope {
  return scopeOf(caller, { ...from, platform }, imported, 'create');
}
