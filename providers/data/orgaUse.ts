import type { OrgaUse } from '../../resources/calls/budget.ts';
import { budgets, unusedBudgets } from '../../resources/limits.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { readJson } from '../auth/protectedRead.ts';

/** How much a company has stored and uploaded today, and how much it may. Throws `Problem`. */
export function readOrgaUse(platform: PlatformKey, orgaSid: string, signal: AbortSignal): Promise<OrgaUse> {
  const url = `/api/import/orga-use/${platform}/${encodeURIComponent(orgaSid)}`;
  return readJson<OrgaUse>(url, { used: unusedBudgets, most: budgets }, { signal });
}
