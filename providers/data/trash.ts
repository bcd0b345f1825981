import type { z } from 'zod';
import type { trashCalls } from '../../resources/calls/trash.ts';
import type { Entity } from '../../resources/entity.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { readJson } from '../auth/protectedRead.ts';

interface Asked {
  platform: PlatformKey;
  entity: Pick<Entity, 'name'>;
  /** Of this company only. */
  orgaSid?: string | undefined;
  before?: string | undefined;
}

/** What was deleted and can be brought back, the last first, and where the next page begins. Throws `Problem`. */
export function readTrash({
  platform,
  entity,
  ...asked
}: Asked): Promise<z.infer<typeof trashCalls.list.answer>> {
  const said = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(said).toString();
  return readJson(`/api/import/trash/${platform}/${entity.name}?${query}`, { records: [], next: null });
}

interface AskedEmptying extends Omit<Asked, 'before'> {
  /** Only what was deleted by this change. */
  change?: number | undefined;
  /** Only what had been deleted when this was the last change. */
  until?: number | undefined;
  dryRun: boolean;
}

/** Takes deleted records out of the trash for good, or says how many that would be and how many stay. Throws `Problem`. */
export async function emptyTrash({
  platform,
  entity,
  dryRun,
  ...asked
}: AskedEmptying): Promise<z.infer<typeof trashCalls.empty.answer>> {
  const answer = await authorizedRequest(
    `/api/import/trash/${platform}/${entity.name}/empty?dryRun=${String(dryRun)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    },
  );
  return answer.json();
}
