import type { ImageVariant } from '../../../resources/limits.ts';
import type { BlobStore } from '../storage/blobStore.ts';
import { imageKey, sentKey } from './imageKey.ts';
import type { Pictures } from './openPictures.ts';

/** Those who look take turns as one caller beside those who upload. */
const caller = 'visitors';

/** What is shown of a stored picture: a variant, or a JPEG on white for programs that read no WebP. */
export type Shown = ImageVariant | 'jpeg';

/**
 * Answers what is shown of a stored picture by its hash, and makes what nobody has made yet when it is first asked for, to be
 * kept. Undefined for a picture that is not there; throws as `Pictures.make`.
 */
export type MakePicture = (hash: string, shown: Shown) => Promise<Uint8Array | undefined>;

/** Makes pictures as they are asked for, each once however many ask. */
export function pictureMaker(store: BlobStore, pictures: Pictures): MakePicture {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();

  async function make(hash: string, shown: Shown, key: string): Promise<Uint8Array | undefined> {
    const source = await sourceOf(store, hash);
    if (!source) return undefined;
    const body = await pictures.make(shown === 'full' ? 'original' : shown, source, caller);
    await store.put(key, body);
    return body;
  }

  return async (hash, shown) => {
    const key = keyOf(hash, shown);
    const made = underWay.get(key) ?? (await store.get(key));
    if (made) return made;
    const same = underWay.get(key) ?? make(hash, shown, key).finally(() => underWay.delete(key));
    underWay.set(key, same);
    return same;
  };
}

/** The picture in its full size, or as it was sent while nothing is made of it. */
async function sourceOf(store: BlobStore, hash: string): Promise<Uint8Array | undefined> {
  const full = () => store.get(imageKey(hash, 'full'));
  // What was sent goes when the rest is made.
  return (await full()) ?? (await store.get(sentKey(hash))) ?? (await full());
}

function keyOf(hash: string, shown: Shown): string {
  return shown === 'jpeg' ? imageKey(hash, 'full').replace(/\.webp$/, '.jpg') : imageKey(hash, shown);
}
