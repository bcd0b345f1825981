import type { Entity } from '../../resources/entity.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';

interface Needs {
  entity: Entity;
  /** By which name the call takes the records. */
  takes: string;
  platform: PlatformKey;
  /** What the records share as the first part of their keys. */
  parents: Readonly<Record<string, string>>;
  /** The last part of the key of each. */
  sids: readonly string[];
}

/** Puts these records in front, in this order, by the call for it; the others keep theirs behind. Throws `Problem`. */
export async function saveOrderOf({ entity, takes, platform, parents, sids }: Needs): Promise<void> {
  const path = entity.path.replace('{platform}', platform);
  const answer = await authorizedRequest(`/api/import/${path}/reorder`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...parents, [takes]: sids }),
  });
  await answer.arrayBuffer();
}
