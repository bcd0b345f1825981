import { createHash } from 'node:crypto';
import { asSystem } from '../database/asSystem.ts';
import type { ScopedPool } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import type { BlobStore } from '../storage/blobStore.ts';
import { lockBlob } from '../storage/lockBlob.ts';
import { imageKey } from './imageKey.ts';
import { webpSize } from './webpSize.ts';

export interface StoredImage {
  /** SHA-256 of the stored WebP. */
  hash: string;
  width: number;
  height: number;
}

/**
 * Stores a WebP picture as it is; its variants follow through the queue. The bytes first, then the row, which keeps
 * them from being swept away for a day, until something shows them.
 * @param isOfMany one of many that come together: its variants follow when all of them are stored
 */
export async function storeImage(
  write: ScopedPool,
  store: BlobStore,
  webp: Uint8Array,
  isOfMany = false,
): Promise<StoredImage> {
  const hash = createHash('sha256').update(webp).digest('hex');
  const { width, height } = webpSize(webp);
  const key = imageKey(hash, 'full');
  await write.transaction(async (tx) => {
    await lockBlob(tx, hash);
    await store.put(key, webp);
    // Bytes belong to no platform: records say who has them.
    await asSystem(tx).run(sql`
      insert into image_file (hash, bytes, is_of_many) values (${hash}, ${webp.length}, ${isOfMany})
      on conflict (hash) do update set stored_at = now(), bytes = excluded.bytes`);
  });
  return { hash, width, height };
}
