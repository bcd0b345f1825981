import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { today } from '../../../resources/today.ts';
import type { BlobStore, BorrowedFile } from '../../base/storage/blobStore.ts';

/** The folder of the store where whole catalogues lie, one for each platform and day. */
const folder = 'catalogues';

const making = new Map<string, Promise<void>>();

/**
 * The catalogue of a platform as it was when it was first asked for today, packed, to be read and released. It is made by
 * whoever asks first; who asks meanwhile waits for that. Another process may make one too, and the first that is stored counts.
 */
export async function catalogueFile(
  store: BlobStore,
  dataset: DatasetKey,
  lines: () => AsyncIterable<string>,
): Promise<BorrowedFile> {
  const key = `${folder}/${dataset}/${today()}.ndjson.gz`;
  const there = await store.borrow(key, tmpdir());
  if (there) return there;
  const made = making.get(key) ?? make(store, key, lines()).finally(() => making.delete(key));
  making.set(key, made);
  await made;
  const file = await store.borrow(key, tmpdir());
  if (!file) throw new Error(`The catalogue "${key}" was stored and is not there.`);
  return file;
}

async function make(store: BlobStore, key: string, lines: AsyncIterable<string>): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'baustein-catalogue-'));
  try {
    const path = join(place, 'catalogue');
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(path));
    await store.putFile(key, path);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Takes those of other days away. */
export async function sweepCatalogues(store: BlobStore): Promise<void> {
  for await (const { key } of store.list(folder)) if (!key.includes(`/${today()}.`)) await store.delete(key);
}
