import sharp from 'sharp';
import { keysOf } from '../../../resources/keysOf.ts';
import { imageVariants } from '../../../resources/limits.ts';
import { text } from '../database/column.ts';
import type { SystemQueries } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import type { BlobStore } from '../storage/blobStore.ts';
import { imageKey } from './imageKey.ts';

const quality = 80;

/**
 * Makes the variants of stored pictures that have none yet, oldest first, until there are no more or
 * the signal ends it. Doing it twice makes the same files.
 */
export async function makeVariants(db: SystemQueries, store: BlobStore, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const waiting = await db.first(
      { hash: text() },
      sql`select hash from image_file where variants_made_at is null order by stored_at limit 1`,
    );
    if (!waiting) return;
    const full = await store.get(imageKey(waiting.hash, 'full'));
    if (full) await makeVariantsOf(store, waiting.hash, full);
    await db.run(sql`update image_file set variants_made_at = now() where hash = ${waiting.hash}`);
  }
}

async function makeVariantsOf(store: BlobStore, hash: string, full: Uint8Array): Promise<void> {
  for (const variant of keysOf(imageVariants)) {
    const width = imageVariants[variant];
    if (width === null) continue;
    const body = await sharp(full, { failOn: 'error' })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    await store.put(imageKey(hash, variant), body);
  }
}
