import sharp from 'sharp';
import { imageVariants, largeImage } from '../../../resources/limits.ts';
import type { BlobStore } from '../storage/blobStore.ts';
import { imageKey } from './imageKey.ts';

const quality = 82;

/** A stored picture as JPEG on white, for programs that read no WebP; made when it is first asked for. */
export async function jpegOf(store: BlobStore, hash: string): Promise<Uint8Array | undefined> {
  const key = imageKey(hash, 'full').replace(/\.webp$/, '.jpg');
  const made = await store.get(key);
  if (made) return made;
  const full = await store.get(imageKey(hash, 'full'));
  if (!full) return undefined;
  const body = await sharp(full, { failOn: 'error' })
    // Wide enough for a preview (Open Graph), and for data sheets elsewhere.
    .resize({ width: imageVariants[largeImage], withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  await store.put(key, body);
  return body;
}
