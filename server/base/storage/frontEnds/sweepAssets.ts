import { keepDays } from '../../../../resources/limits.ts';
import type { BlobStore } from '../blobStore.ts';
import { assetFolder } from './assetKey.ts';

const dayMs = 86_400_000;

/** Takes away the files of front ends that nobody has open any more; each start puts back what it serves. */
export async function sweepAssets(store: BlobStore): Promise<void> {
  const oldest = Date.now() - keepDays.frontEnds * dayMs;
  for await (const { key, storedAt } of store.list(assetFolder))
    if (storedAt.getTime() < oldest) await store.delete(key);
}
