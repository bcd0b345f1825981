import type { GrantedRight } from '../../../resources/platform/grantedRight.ts';
import type { Platform } from '../../../resources/platform/platforms.ts';
import { readJson } from '../../../providers/auth/protectedRead.ts';
import { currentCaller } from '../../../providers/auth/rights.ts';

export interface NamedRight {
  granted: GrantedRight;
  /** Name of the company that the right is about; its identifier where the name cannot be read. */
  company: string;
}

/** The rights of whoever is signed in, with the names of their companies on this platform. */
export async function readRights(platform: Platform): Promise<NamedRight[]> {
  const caller = await currentCaller();
  if (caller.kind === 'anonymous') return [];
  return Promise.all(
    caller.rights.map(async (granted) => ({ granted, company: await companyOf(granted, platform) })),
  );
}

async function companyOf({ orgaCountry }: GrantedRight, { key, country }: Platform): Promise<string> {
  if (!orgaCountry) return '';
  const { sid } = orgaCountry;
  if (orgaCountry.country !== country) return sid;
  try {
    const url = `/api/import/orga/${key}/${encodeURIComponent(sid)}`;
    const orga = await readJson<{ orgaDetails: { name: string } } | undefined>(url, undefined);
    return orga?.orgaDetails.name ?? sid;
  } catch {
    return sid;
  }
}
