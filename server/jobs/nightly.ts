import { storeKeys } from '../../resources/platforms.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { sweepImports } from '../import/sweepImports.ts';
import { sweepFruitless } from '../search/fruitless/fruitlessSearches.ts';
import { refreshPopularity } from '../search/popularity.ts';
import { rebuildTerms } from '../search/terms.ts';

/** What is done once a night: popularity and its tiers, the dictionary, and what nobody needs any more. */
export async function nightly({ write }: Pick<Database, 'write'>, config: Config): Promise<void> {
  for (const store of storeKeys) await refreshPopularity(write, store);
  await rebuildTerms(write);
  await sweepImports(write, config);
  await sweepFruitless(write);
}
