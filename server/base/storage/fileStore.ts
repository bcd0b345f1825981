import { randomUUID } from 'node:crypto';
import {
  access,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { BlobStore } from './blobStore.ts';
import { requireKey } from './requireKey.ts';

const partEnding = '.part';

/** Blobs as files below a folder; a file is there whole or not at all. */
export function fileStore(folder: string): BlobStore {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    requireKey(key);
    return join(root, key);
  };
  const has = (key: string) =>
    access(pathOf(key)).then(
      () => true,
      () => false,
    );
  /** Lets somebody write a file and puts it where it belongs once it is on the disk. */
  const place = async (key: string, write: (part: string) => Promise<void>) => {
    if (await has(key)) return;
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.${randomUUID()}${partEnding}`;
    try {
      await write(part);
      const file = await open(part, 'r+');
      await file.sync().finally(() => file.close());
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  return {
    put: (key, body) => place(key, (part) => writeFile(part, body, { flag: 'wx' })),
    putFile: (key, path) => place(key, (part) => copyFile(path, part)),
    async get(key) {
      return readFile(pathOf(key)).catch(unlessAbsent);
    },
    async borrow(key) {
      return (await has(key)) ? { path: pathOf(key), release: async () => {} } : undefined;
    },
    has,
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list(within) {
      for (const path of await filesBelow(within === undefined ? root : pathOf(within))) {
        const found = await stat(path).catch(unlessAbsent);
        if (found) yield { key: relative(root, path), storedAt: found.mtime, bytes: found.size };
      }
    },
  };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessAbsent);
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !entry.name.endsWith(partEnding))
    .map((entry) => join(entry.parentPath, entry.name));
}

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
