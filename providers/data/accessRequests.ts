import type { Asking, OwnRequest } from '../../resources/calls/accessRequest.ts';
import type { OrgasPage } from '../../resources/calls/storefrontPages.ts';
import { lists } from '../../resources/limits.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { readJson } from '../auth/protectedRead.ts';

/** What whoever is signed in asked for. Throws `Problem`. */
export async function ownRequests(): Promise<OwnRequest[]> {
  return readJson<OwnRequest[]>('/api/user/access-request', []);
}

/** Asks for a right. Throws `Problem`, 429 for too many. */
export async function askForRight(platform: PlatformKey, asking: Asking): Promise<void> {
  await authorizedRequest(`/api/user/access-request/${platform}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asking),
  });
}

/** Companies by a part of their name, as visitors see them: who gives or asks for rights need not keep companies. Throws `Problem`. */
export async function findCompanies(
  platform: PlatformKey,
  text: string,
  signal?: AbortSignal,
): Promise<{ sid: string; name: string }[]> {
  const query = new URLSearchParams({ size: String(lists.pageSize), ...(text && { text }) });
  const url = `/api/${platform}/orga?${query.toString()}`;
  const page = await readJson<OrgasPage | undefined>(url, undefined, { ...(signal && { signal }) });
  return (page?.orgas.items ?? []).map(({ sid, name }) => ({ sid, name }));
}
