import { createHash } from 'node:crypto';
import { asSystem } from '../database/asSystem.ts';
import { text, yesNo } from '../database/column.ts';
import type { ScopedPool, ScopedQueries } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import type { BlobStore } from '../storage/blobStore.ts';
import { lockBlob } from '../storage/lockBlob.ts';
import { imageKey, sentKey } from './imageKey.ts';
import { webpSize } from './webpSize.ts';

export interface StoredImage {
  /** By which a picture is called: the SHA-256 of its WebP, or of the file that it came as. */
  hash: string;
  width: number;
  height: number;
}

/** By which a file is known that is a picture. */
export function hashOf(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex');
}

/**
 * Stores a WebP picture as it is; its variants follow, or are made when they are asked for. The bytes first, then the row, which keeps them from being swept
 * away for a day, until something shows them.
 * @param sent hash of the file that it was made of
 * @param known hash of a stored picture that it is
 */
export async function storeImage(
  write: ScopedPool,
  store: BlobStore,
  webp: Uint8Array,
  { sent, known }: { sent?: string; known?: string } = {},
): Promise<StoredImage> {
  const hash = known ?? hashOf(webp);
  const { width, height } = webpSize(webp);
  await write.transaction(async (tx) => {
    await lockBlob(tx, hash);
    await store.put(imageKey(hash, 'full'), webp);
    // Bytes belong to no platform: records say who has them.
    await asSystem(tx).run(sql`
      insert into image_file (hash, bytes, sent_hash) values (${hash}, ${webp.length}, ${sent ?? null})
      on conflict (hash) do update set stored_at = now(), bytes = excluded.bytes,
        sent_hash = coalesce(image_file.sent_hash, excluded.sent_hash)`);
  });
  return { hash, width, height };
}

/**
 * Stores one of many pictures as it was sent, unless what is made of it is there already; returns the hash by which the
 * picture is called.
 */
export async function storeSentPicture(
  write: ScopedPool,
  store: BlobStore,
  file: Uint8Array,
): Promise<string> {
  const sent = hashOf(file);
  const { hash } = (await pictureSent(write, sent)) ?? { hash: sent };
  return write.transaction(async (tx) => {
    await lockBlob(tx, hash);
    // What was swept away meanwhile is stored anew.
    const found = await pictureSent(tx, hash);
    if (!found || found.isAsSent) await store.put(sentKey(hash), file);
    await asSystem(tx).run(sql`
      insert into image_file (hash, bytes, is_of_many, is_as_sent) values (${hash}, ${file.length}, true, true)
      on conflict (hash) do update set stored_at = now()`);
    return hash;
  });
}

/** The picture that came as a file of this hash; `isAsSent` while nothing is made of it. */
export async function pictureSent(
  db: ScopedQueries,
  sent: string,
): Promise<{ hash: string; isAsSent: boolean } | undefined> {
  return asSystem(db).first(
    { hash: text(), isAsSent: yesNo },
    sql`
      select hash, is_as_sent as "isAsSent" from image_file
      where hash = ${sent} or sent_hash = ${sent} order by is_as_sent limit 1`,
  );
}
