import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';
import type { BlobStore } from './blobStore.ts';
import { fileStore } from './fileStore.ts';
import { s3AddressOf } from './s3Address.ts';

/** The store of `STORAGE_URL`; what speaks to S3 is loaded only where it is asked for. */
export async function openStore({ storageUrl }: Pick<Config, 'storageUrl'>): Promise<BlobStore> {
  const address = s3AddressOf(storageUrl);
  if (!address) return fileStore(fileURLToPath(storageUrl));
  const { s3Store } = await import('./s3Store.ts');
  return s3Store(address);
}
