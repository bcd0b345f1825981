import type { MediaDelivery, MediaDeliveryWithItems, MediaState } from '../../resources/calls/media.ts';
import type { LibraryItem } from '../../resources/calls/library.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { protectedRead } from '../auth/protectedRead.ts';
import { objectIn } from '../fetch.ts';

const json = { 'content-type': 'application/json' };

/** Matches uploaded files with the products of a company. Throws `Problem`. */
export async function proposeDelivery(
  platform: PlatformKey,
  body: { orgaSid: string; uploads: readonly string[] },
): Promise<MediaDelivery> {
  const url = `/api/import/media/${platform}`;
  const answer = await authorizedRequest(url, { method: 'POST', headers: json, body: JSON.stringify(body) });
  // The server answers by the declaration: see `answerOf`.
  return answer.json();
}

/** Has what was matched stored. Throws `Problem`. */
export async function startDelivery(platform: PlatformKey, id: string): Promise<void> {
  await authorizedRequest(`/api/import/media/${platform}/${id}/start`, { method: 'POST' });
}

/** Says of which record something of a delivery is. Throws `Problem`. */
export async function assignItems(
  platform: PlatformKey,
  id: string,
  item: number,
  productSid: string,
): Promise<void> {
  const url = `/api/import/media/${platform}/${id}/assign`;
  await authorizedRequest(url, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ items: [item], productSid }),
  });
}

/** Drops a delivery that was not started, or what still waits. Throws `Problem`. */
export async function stopDelivery(platform: PlatformKey, id: string): Promise<void> {
  await authorizedRequest(`/api/import/media/${platform}/${id}`, { method: 'DELETE' });
}

/** A delivery with the first of what came with it, of a state if one is given. Throws `Problem`. */
export async function readDelivery(
  platform: PlatformKey,
  id: string,
  { state, count, signal }: { state: MediaState | undefined; count: number; signal: AbortSignal },
): Promise<MediaDeliveryWithItems | null> {
  const query = new URLSearchParams({ range: `[0,${count - 1}]`, ...(state && { state }) });
  return protectedRead(null, async () => {
    const answer = await authorizedRequest(`/api/import/media/${platform}/${id}?${query}`, { signal });
    return answer.json();
  });
}

/** The latest deliveries of a company. Throws `Problem`. */
export async function latestDeliveries(
  platform: PlatformKey,
  orgaSid: string,
  signal: AbortSignal,
): Promise<MediaDelivery[]> {
  const query = new URLSearchParams({ orgaSid, range: '[0,4]' });
  return protectedRead([], async () => {
    const answer = await authorizedRequest(`/api/import/media/${platform}?${query}`, { signal });
    return answer.json();
  });
}

/** One page of the library of a company, and how much there is. Throws `Problem`. */
export async function readLibrary(
  platform: PlatformKey,
  orgaSid: string,
  { unused, range, signal }: { unused: boolean; range: readonly [number, number]; signal: AbortSignal },
): Promise<{ items: LibraryItem[]; total: number }> {
  const query = new URLSearchParams({ unused: String(unused), range: JSON.stringify(range) });
  return protectedRead({ items: [], total: 0 }, async () => {
    const answer = await authorizedRequest(`${libraryOf(platform, orgaSid)}?${query}`, { signal });
    const total = Number(answer.headers.get('content-range')?.split('/').at(-1) ?? 0);
    return { items: await answer.json(), total };
  });
}

/** Shows another picture wherever one is shown; returns in how many records. Throws `Problem`. */
export async function replacePicture(
  platform: PlatformKey,
  orgaSid: string,
  body: { kind: string; hash: string; by: string },
): Promise<number> {
  const url = `${libraryOf(platform, orgaSid)}/replace`;
  const answer = await authorizedRequest(url, { method: 'POST', headers: json, body: JSON.stringify(body) });
  return Number(objectIn(await answer.json()).replaced);
}

/** Removes a picture or document that nothing shows. Throws `Problem`. */
export async function removeMedium(
  platform: PlatformKey,
  orgaSid: string,
  { kind, hash }: Pick<LibraryItem, 'kind' | 'hash'>,
): Promise<void> {
  const own = encodeURIComponent(orgaSid);
  const url =
    kind === 'document'
      ? `/api/import/file/${platform}/${own}/${hash}`
      : `/api/import/image/${platform}/${kind}/${hash}?orgaSid=${own}`;
  await authorizedRequest(url, { method: 'DELETE' });
}

function libraryOf(platform: PlatformKey, orgaSid: string): string {
  return `/api/import/media-library/${platform}/${encodeURIComponent(orgaSid)}`;
}
