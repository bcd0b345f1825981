import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../../base/storage/blobStore.ts';
import { fileStore } from '../../base/storage/fileStore.ts';
import type { Manifest } from './Manifest.ts';

type Blobs = Manifest['blobs'];

const listFile = 'blobs.txt';

/** Copies all that a store holds into a back-up, and lists it there: one line for each, with checksum, size and key. */
export async function copyBlobs(store: BlobStore, folder: string): Promise<Blobs> {
  const target = blobsOf(folder);
  const list = await open(join(folder, listFile), 'wx', 0o600);
  const hash = createHash('sha256');
  const told = { count: 0, bytes: 0 };
  try {
    for await (const { key, bytes } of store.list()) {
      const borrowed = await store.borrow(key, tmpdir());
      // Swept since it was listed.
      if (!borrowed) continue;
      try {
        const line = `${await checksumOf(borrowed.path)} ${bytes} ${key}\n`;
        await target.putFile(key, borrowed.path);
        hash.update(line);
        await list.write(line);
      } finally {
        await borrowed.release();
      }
      told.count += 1;
      told.bytes += bytes;
    }
  } finally {
    await list.close();
  }
  return { ...told, sha256: hash.digest('hex') };
}

/** Puts them back into a store. Throws, naming it, for one that is not what was kept. */
export async function bringBlobs(store: BlobStore, folder: string, { sha256 }: Blobs): Promise<void> {
  const source = blobsOf(folder);
  const list = await readFile(join(folder, listFile), 'utf8');
  if (createHash('sha256').update(list).digest('hex') !== sha256) throw changed(listFile);
  for (const line of list.split('\n').filter(Boolean)) {
    const [checksum, , key = ''] = line.split(' ');
    const borrowed = await source.borrow(key, tmpdir());
    if (!borrowed || (await checksumOf(borrowed.path)) !== checksum) throw changed(key);
    await store.putFile(key, borrowed.path);
  }
}

/** Something of a back-up is not what was written. */
export function changed(what: string): Error {
  return new Error(`${what} of the back-up was changed or lost: take another back-up. Nothing was restored.`);
}

function blobsOf(folder: string): BlobStore {
  return fileStore(join(folder, 'blobs'));
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
