import type { ShownView, View } from '../../resources/calls/savedViews.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { readJson } from '../auth/protectedRead.ts';

/** The views of a list that somebody may use (behaviour B478). Throws `Problem`. */
export function readViews(platform: PlatformKey, list: string): Promise<ShownView[]> {
  return readJson<ShownView[]>(addressOf(platform, list), []);
}

/** Keeps a view of a list. Throws `Problem`. */
export async function keepView(platform: PlatformKey, list: string, view: View): Promise<void> {
  await authorizedRequest(addressOf(platform, list), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
  });
}

/** Takes a view away. Throws `Problem`. */
export async function dropView(platform: PlatformKey, list: string, sid: string): Promise<void> {
  await authorizedRequest(`${addressOf(platform, list)}/${sid}`, { method: 'DELETE' });
}

function addressOf(platform: PlatformKey, list: string): string {
  return `/api/import/saved-view/${platform}/${list}`;
}
