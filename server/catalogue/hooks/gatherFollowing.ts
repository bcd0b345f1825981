import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';

/** What follows from writes of the records with these sids. */
type Follow = (tx: SystemTransaction, sids: readonly string[], dataset: DatasetKey) => Promise<void>;

const gathering = new WeakMap<SystemTransaction, Map<Follow, Map<DatasetKey, Set<string>>>>();

/**
 * Does work that writes many records, and then once for all of them what follows from each: it costs the same for one as
 * for hundreds. Nothing in the work may read what follows.
 */
export async function gatherFollowing<T>(tx: SystemTransaction, work: () => Promise<T>): Promise<T> {
  const waiting = new Map<Follow, Map<DatasetKey, Set<string>>>();
  gathering.set(tx, waiting);
  let result: T;
  try {
    result = await work();
  } finally {
    gathering.delete(tx);
  }
  for (const [follow, byDataset] of waiting)
    for (const [dataset, sids] of byDataset) await follow(tx, [...sids], dataset);
  return result;
}

/** Has something follow from a write: at once, or with all others that are gathered. */
export async function followed(
  tx: SystemTransaction,
  follow: Follow,
  { sid, dataset }: { sid: string; dataset: DatasetKey },
): Promise<void> {
  const waiting = gathering.get(tx);
  if (!waiting) return follow(tx, [sid], dataset);
  const byDataset = waiting.get(follow) ?? new Map<DatasetKey, Set<string>>();
  waiting.set(follow, byDataset);
  byDataset.set(dataset, (byDataset.get(dataset) ?? new Set()).add(sid));
}
