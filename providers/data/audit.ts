import type { auditCalls, Origin, Undone } from '../../resources/calls/audit.ts';
import type { Change } from '../../resources/calls/change.ts';
import type { Entity } from '../../resources/entity.ts';
import { lists } from '../../resources/limits.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { answerOf } from '../fetch.ts';
import { readJson } from '../auth/protectedRead.ts';
import { keyOf } from './recordId.ts';

export type { Change };

/** A record by its entity and its id in react-admin. */
interface Thing {
  platform: PlatformKey;
  entity: Pick<Entity, 'name'>;
  id: string;
}

/** What was done to a record, the newest first. Throws `Problem`. */
export async function readChanges(
  { platform, entity, id }: Thing,
  [first, last]: readonly [number, number],
): Promise<Change[]> {
  const query = new URLSearchParams({
    platform,
    entity: entity.name,
    key: JSON.stringify(keyOf(id)),
    range: JSON.stringify([first, last]),
  });
  return readJson<Change[]>(`/api/import/audit?${query.toString()}`, []);
}

/** Where the values of a record come from (behaviour B366). Throws `Problem`. */
export async function readOrigins({ platform, entity, id }: Thing): Promise<Origin[]> {
  const query = new URLSearchParams({ platform, entity: entity.name, key: JSON.stringify(keyOf(id)) });
  return readJson<Origin[]>(`/api/import/audit/origins?${query.toString()}`, []);
}

/**
 * Brings back a record that was deleted, and tells what of it is not as it was. Throws `Problem`, such as when there is one
 * of its key again.
 */
export async function undoDelete(thing: Thing): Promise<Undone['kept']> {
  const changes = await readChanges(thing, [0, lists.mostRows - 1]);
  const deletion = changes.find(({ kind }) => kind === 'deleted');
  // There is no change 0: where the deletion is recorded no more, the server says so.
  const answer = await authorizedRequest(`/api/import/change/${deletion?.id ?? 0}/undo`, { method: 'POST' });
  return (await answerOf<typeof auditCalls.undo>(answer)).kept;
}
