import type { BlobStore } from '../storage/blobStore.ts';
import { imageKey } from './imageKey.ts';
import type { Pictures } from './openPictures.ts';

/** Those who look take turns as one caller beside those who upload. */
const caller = 'visitors';

/** What makes JPEGs of stored pictures, on white, for programs that read no WebP: when one is first asked for. */
export function jpegMaker(
  store: BlobStore,
  pictures: Pictures,
): (hash: string) => Promise<Uint8Array | undefined> {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();

  async function jpegOf(hash: string): Promise<Uint8Array | undefined> {
    const key = imageKey(hash, 'full').replace(/\.webp$/, '.jpg');
    const made = await store.get(key);
    if (made) return made;
    const full = await store.get(imageKey(hash, 'full'));
    if (!full) return undefined;
    const body = await pictures.make('jpeg', full, caller);
    await store.put(key, body);
    return body;
  }

  return (hash) => {
    const same = underWay.get(hash) ?? jpegOf(hash).finally(() => underWay.delete(hash));
    underWay.set(hash, same);
    return same;
  };
}
