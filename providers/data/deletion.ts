import type { DeletionEffect, foreseenDeletion, NeededBy } from '../../resources/calls/deletion.ts';
import type { Entity } from '../../resources/entity.ts';
import { remediesOf } from '../../resources/namings.ts';
import type { DatasetKey, PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { answerOf } from '../fetch.ts';
import { keyOf } from './recordId.ts';

/** What deleting a record would do: who needs it, which asks for an agreement, and what else goes or loses something. */
export interface ForeseenLoss {
  needed: NeededBy | null;
  effects: readonly DeletionEffect[];
}

interface Doomed {
  platform: PlatformKey;
  entity: Entity;
  id: string;
  version?: unknown;
}

/** Asks what deleting a record would do (behaviour B230). Throws `Problem`, such as when it cannot be deleted at all. */
export async function foreseeDeletion({ platform, entity, id, version }: Doomed): Promise<ForeseenLoss> {
  const path = [entity.path.replace('{platform}', platform), ...keyOf(id).map(encodeURIComponent)].join('/');
  const headers = new Headers(typeof version === 'number' ? { 'if-match': `"${version}"` } : {});
  const answer = await authorizedRequest(`/api/import/${path}?dryRun=true`, { method: 'DELETE', headers });
  const { needed, effects } = await answerOf<{ answer: typeof foreseenDeletion }>(answer);
  return { needed, effects };
}

/** Is there anything that somebody should know of before it is done? */
export function isHarmless({ needed, effects }: ForeseenLoss): boolean {
  return needed === null && effects.length === 0;
}

/**
 * What would be lost once some of those who need the record do so no more.
 * @param isGone whether a company's records do so no more
 */
export function withoutNeeds(
  entity: Pick<Entity, 'name'>,
  { needed, effects }: ForeseenLoss,
  isGone: (by: NeededBy['companies'][number]) => boolean,
): ForeseenLoss {
  if (!needed) return { needed, effects };
  const companies = needed.companies.filter((by) => !isGone(by));
  const count = needed.count - needed.companies.filter(isGone).reduce((sum, by) => sum + by.count, 0);
  return {
    needed: count > 0 ? { count, companies, remedies: remediesOf(entity, companies) } : null,
    effects,
  };
}

/** The losses of several deletions together, whoever loses most first. */
export function addedUp(losses: readonly ForeseenLoss[]): DeletionEffect[] {
  const sums = new Map<string, DeletionEffect>();
  for (const effect of losses.flatMap(({ effects }) => effects)) {
    const key = [effect.platform, effect.entity, effect.orgaSid].join(' ');
    sums.set(key, { ...effect, count: effect.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].toSorted((a, b) => b.count - a.count);
}

/** The platform of a loss where that is another than the one on which it is told; '' where it need not be said. */
export function otherPlatform({ platform }: { platform?: string }, shown: DatasetKey): string {
  return platform === undefined || platform === shown ? '' : platform;
}
