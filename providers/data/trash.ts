import type { z } from 'zod';
import type { trashCalls } from '../../resources/calls/trash.ts';
import type { Entity } from '../../resources/entity.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
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
