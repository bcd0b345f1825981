import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import type { BlobStore } from './blobStore.ts';
import { fileStore } from './fileStore.ts';

/** The store of `STORAGE_URL`. Throws when there is none for its scheme. */
export function openStore({ storageUrl }: Pick<Config, 'storageUrl'>): BlobStore {
  if (storageUrl.startsWith('file:')) return fileStore(fileURLToPath(storageUrl));
  throw new Error(
    `STORAGE_URL is "${storageUrl}" but only file: addresses are served: use a folder, such as file:///var/baustein.`,
  );
}
