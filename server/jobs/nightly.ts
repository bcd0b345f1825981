import { storeKeys } from '../../resources/platforms.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { sweepImports } from '../import/sweepImports.ts';
import { sweepFruitless } from '../search/fruitless/fruitlessSearches.ts';
import { sweepSubscriptions } from '../newsletter/sweepSubscriptions.ts';
import { refreshPopularity } from '../search/popularity.ts';
import { rebuildTerms } from '../search/terms.ts';
import type { BlobStore } from '../storage/blobStore.ts';
import { sweepBlobs } from '../storage/sweepBlobs.ts';
import { sweepChanges } from '../things/sweepChanges.ts';
import { recountPopularity } from '../visits/recountPopularity.ts';
import { sweepVisits } from '../visits/sweepVisits.ts';

/** What is done once a night: popularity and its tiers, the dictionary, and what nobody needs any more. */
export async function nightly(
  { write }: Pick<Database, 'write'>,
  config: Config,
  blobs: BlobStore,
): Promise<void> {
  for (const store of storeKeys) {
    await recountPopularity(write, store);
    await refreshPopularity(write, store);
  }
  await rebuildTerms(write);
  await sweepImports(write, config);
  await sweepFruitless(write);
  await sweepChanges(write);
  await sweepVisits(write);
  await sweepSubscriptions(write);
  await sweepBlobs(write, blobs);
}
