import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Queries } from '../database/queries.ts';
import type { BlobStore } from '../storage/blobStore.ts';
import { imageKey } from './imageKey.ts';

export interface StoredImage {
  /** SHA-256 of the stored WebP. */
  hash: string;
  width: number;
  height: number;
}

/** Stores a WebP picture as it is; its variants follow through the queue. The bytes first, then the row. */
export async function storeImage(sql: Queries, store: BlobStore, webp: Uint8Array): Promise<StoredImage> {
  const hash = createHash('sha256').update(webp).digest('hex');
  const { width, height } = await sharp(webp).metadata();
  const key = imageKey(hash, 'full');
  if (!(await store.has(key))) await store.put(key, webp);
  await sql`insert into image_file (hash) values (${hash}) on conflict do nothing`;
  return { hash, width, height };
}
