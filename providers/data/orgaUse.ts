import type { OrgaUse } from '../../resources/calls/budget.ts';
import { budgets } from '../../resources/limits.ts';
import type { PlatformKey } from '../../resources/platforms.ts';
import { readJson } from '../auth/protectedRead.ts';

const nothing: OrgaUse = {
  used: {
    storedMegabytes: 0,
    uploadedMegabytesADay: 0,
    picturesADay: 0,
    megapixelsADay: 0,
    importsWaiting: 0,
    rowsWaiting: 0,
  },
  most: budgets,
};

/** How much a company has stored and uploaded today, and how much it may. Throws `Problem`. */
export function readOrgaUse(platform: PlatformKey, orgaSid: string, signal: AbortSignal): Promise<OrgaUse> {
  const url = `/api/import/orga-use/${platform}/${encodeURIComponent(orgaSid)}`;
  return readJson<OrgaUse>(url, nothing, { signal });
}
