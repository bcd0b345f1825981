import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Everything that ends up in `dist`. */
const sources = ['resources', 'ui', 'providers', 'storefront', 'src', 'vite.config.ts', 'package-lock.json'];
const configFile = join(root, 'vite.config.ts');
const stamp = join(root, 'dist/sources.sha256');

/**
 * Builds what browsers load and what renders the pages into `dist`, unless it is there and made from the very
 * same sources. Returns whether it built.
 * @param signal ends it
 */
export async function buildClient(signal?: AbortSignal): Promise<boolean> {
  if (!existsSync(configFile)) return false;
  const wanted = await hashOfSources();
  const built = await readFile(stamp, 'utf8').catch(() => undefined);
  if (built === wanted) return false;
  await rm(stamp, { force: true });
  await build(signal);
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(stamp, wanted);
  return true;
}

/** In a process of its own: what it needs of memory ends with it, and it builds for production whoever asks. */
async function build(signal: AbortSignal | undefined): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
    signal,
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The front end could not be built; what is wrong stands above.');
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of (await Promise.all(sources.map(filesOf))).flat()) {
    hash.update(`${path}\0`).update(await readFile(join(root, path)));
  }
  return hash.digest('hex');
}

async function filesOf(path: string): Promise<string[]> {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (path.includes('.')) return [path];
  const entries = await readdir(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
