import { keysOf } from '../../../resources/keysOf.ts';
import { imageVariants } from '../../../resources/limits.ts';
import { text, yesNo } from '../database/column.ts';
import type { SystemQueries } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import { HttpProblem } from '../problems.ts';
import type { BlobStore } from '../storage/blobStore.ts';
import { imageKey, sentKey } from './imageKey.ts';
import type { Pictures } from './openPictures.ts';
import { webpSize } from './webpSize.ts';

/** Its pictures take turns with those that people upload. */
const caller = 'worker';
const widestFirst = keysOf(imageVariants)
  .filter((variant) => imageVariants[variant] !== null)
  .sort((one, other) => (imageVariants[other] ?? 0) - (imageVariants[one] ?? 0));

/** What becomes of pictures of which many come together. */
interface OfMany {
  /** While they come, those of them wait. */
  areComing(): Promise<boolean>;
  /** Told of one that was stored as it was sent and of which nothing can be made. */
  isBroken(hash: string, problem: HttpProblem): Promise<void>;
}

/**
 * Makes the variants of stored pictures that have none yet, oldest first, until there are no more, there is too much
 * else to do, or the signal ends it. Doing it twice makes the same files. Throws for a picture of which none can be
 * made, once: one that was decoded before is shown as it is.
 */
export async function makeVariants(
  db: SystemQueries,
  store: BlobStore,
  pictures: Pictures,
  signal: AbortSignal,
  ofMany?: OfMany,
): Promise<void> {
  while (!signal.aborted) {
    const mayBeOfMany = !(await ofMany?.areComing());
    const waiting = await db.first(
      { hash: text(), isAsSent: yesNo },
      sql`
        select hash, is_as_sent as "isAsSent" from image_file
        where variants_made_at is null and (${mayBeOfMany} or not is_of_many)
        order by is_of_many, stored_at limit 1`,
    );
    if (!waiting) return;
    const { hash, isAsSent } = waiting;
    const done = (bytes?: number) =>
      db.run(sql`
        update image_file set variants_made_at = now(), is_as_sent = false, bytes = coalesce(${bytes ?? null}, bytes)
        where hash = ${hash}`);
    try {
      const full = await makeAll(store, pictures, waiting, signal);
      await done(full?.length);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof HttpProblem)) throw error;
      if (error.code === 'pictures-busy') return;
      await done();
      if (!isAsSent || !ofMany) throw new Error(`Picture ${hash} has no variants.`, { cause: error });
      await ofMany.isBroken(hash, error);
    }
  }
}

/** Makes what is not there yet of a picture, from the best there is of it; returns it in its full size. */
async function makeAll(
  store: BlobStore,
  pictures: Pictures,
  { hash, isAsSent }: { hash: string; isAsSent: boolean },
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const sent = isAsSent ? await store.get(sentKey(hash)) : undefined;
  const fullKey = imageKey(hash, 'full');
  let full = await store.get(fullKey);
  if (!full && sent) {
    full = await pictures.make('original', sent, caller, signal);
    await store.put(fullKey, full);
  }
  const source = sent ?? full;
  if (!source) return undefined;
  let made: Uint8Array | undefined;
  for (const variant of widestFirst) {
    const key = imageKey(hash, variant);
    // Somebody has asked for it before.
    if (await store.has(key)) continue;
    // None is enlarged: one that is no wider than the next asks for is that one too.
    if (!made || webpSize(made).width > (imageVariants[variant] ?? 0))
      made = await pictures.make(variant, source, caller, signal);
    await store.put(key, made);
  }
  if (isAsSent) await store.delete(sentKey(hash));
  return full;
}
