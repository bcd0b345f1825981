import type { bulkChangeCalls, BulkChange, BulkWish } from '../../resources/calls/bulkChange.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { answerOf } from '../fetch.ts';

const root = '/api/import/bulk-change';

/** Has the server look at what a change of many records would do. Throws `Problem`. */
export async function beginBulk(platform: PlatformKey, wish: BulkWish): Promise<BulkChange> {
  const answer = await authorizedRequest(`${root}/${platform}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(wish),
  });
  return answerOf<typeof bulkChangeCalls.begin>(answer);
}

/** How a change of many records stands. Throws `Problem`. */
export async function readBulk(platform: PlatformKey, id: string): Promise<BulkChange> {
  return answerOf<typeof bulkChangeCalls.get>(await authorizedRequest(`${root}/${platform}/${id}`));
}

/** Has it done, or taken back. Throws `Problem`. */
export async function stepBulk(platform: PlatformKey, id: string, step: 'run' | 'undo'): Promise<BulkChange> {
  const answer = await authorizedRequest(`${root}/${platform}/${id}/${step}`, { method: 'POST' });
  return answerOf<typeof bulkChangeCalls.run>(answer);
}
