import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '../blobStore.ts';
import { assetFolder, assetKey } from './assetKey.ts';

const isPacked = /\.(br|gz)$/;

/** Puts what lies in these folders into the store, for the processes of another version (behaviour B656). */
export async function shareAssets(store: BlobStore, folders: readonly string[]): Promise<void> {
  const stored = new Set<string>();
  for await (const { key } of store.list(assetFolder)) stored.add(key);
  for (const folder of folders) {
    for (const name of await readdir(folder)) {
      const key = assetKey(name);
      if (key && !isPacked.test(name) && !stored.has(key)) await store.putFile(key, join(folder, name));
    }
  }
}
