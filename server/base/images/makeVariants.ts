import { keysOf } from '../../../resources/keysOf.ts';
import { imageVariants } from '../../../resources/limits.ts';
import { text } from '../database/column.ts';
import type { SystemQueries } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import { HttpProblem } from '../problems.ts';
import type { BlobStore } from '../storage/blobStore.ts';
import { imageKey } from './imageKey.ts';
import type { Pictures } from './openPictures.ts';
import { webpSize } from './webpSize.ts';

/** Its pictures take turns with those that people upload. */
const caller = 'worker';
const widestFirst = keysOf(imageVariants)
  .filter((variant) => imageVariants[variant] !== null)
  .sort((one, other) => (imageVariants[other] ?? 0) - (imageVariants[one] ?? 0));

/**
 * Makes the variants of stored pictures that have none yet, oldest first, until there are no more, there is too much
 * else to do, or the signal ends it. While many come together, those of them wait. Doing it twice makes the same files. Throws for a picture of which none can be
 * made, once: it is shown as it is.
 */
export async function makeVariants(
  db: SystemQueries,
  store: BlobStore,
  pictures: Pictures,
  signal: AbortSignal,
  areManyComing: () => Promise<boolean> = async () => false,
): Promise<void> {
  while (!signal.aborted) {
    const mayBeOfMany = !(await areManyComing());
    const waiting = await db.first(
      { hash: text() },
      sql`
        select hash from image_file where variants_made_at is null and (${mayBeOfMany} or not is_of_many)
        order by is_of_many, stored_at limit 1`,
    );
    if (!waiting) return;
    const { hash } = waiting;
    const done = () => db.run(sql`update image_file set variants_made_at = now() where hash = ${hash}`);
    try {
      const full = await store.get(imageKey(hash, 'full'));
      if (full) await makeVariantsOf(store, pictures, hash, full, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof HttpProblem)) throw error;
      if (error.code === 'pictures-busy') return;
      await done();
      throw new Error(`Picture ${hash} has no variants.`, { cause: error });
    }
    await done();
  }
}

async function makeVariantsOf(
  store: BlobStore,
  pictures: Pictures,
  hash: string,
  full: Uint8Array,
  signal: AbortSignal,
): Promise<void> {
  let made: Uint8Array | undefined;
  for (const variant of widestFirst) {
    // None is enlarged: one that is no wider than the next asks for is that one too.
    if (!made || webpSize(made).width > (imageVariants[variant] ?? 0))
      made = await pictures.make(variant, full, caller, signal);
    await store.put(imageKey(hash, variant), made);
  }
}
