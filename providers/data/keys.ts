import type { AccessKey, keyCalls, ShownAccessKey, WantedKey } from '../../resources/calls/key.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { readJson } from '../auth/protectedRead.ts';
import { answerOf } from '../fetch.ts';

/** The keys of the caller's companies (behaviour B544). Throws `Problem`. */
export function readKeys(platform: PlatformKey): Promise<AccessKey[]> {
  return readJson<AccessKey[]>(addressOf(platform), []);
}

/** Makes a key; nobody is shown its secret again. Throws `Problem`. */
export async function makeKey(platform: PlatformKey, wanted: WantedKey): Promise<ShownAccessKey> {
  return answerOf<typeof keyCalls.make>(await authorizedRequest(addressOf(platform), posted(wanted)));
}

/** Replaces the secret of a key. Throws `Problem`. */
export async function rotateKey(
  platform: PlatformKey,
  sid: string,
  overlapDays: number,
): Promise<ShownAccessKey> {
  const address = `${addressOf(platform)}/${sid}/rotate`;
  return answerOf<typeof keyCalls.rotate>(await authorizedRequest(address, posted({ overlapDays })));
}

/** Revokes a key at once. Throws `Problem`. */
export async function revokeKey(platform: PlatformKey, sid: string): Promise<void> {
  await authorizedRequest(`${addressOf(platform)}/${sid}`, { method: 'DELETE' });
}

function addressOf(platform: PlatformKey): string {
  return `/api/import/key/${platform}`;
}

function posted(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
