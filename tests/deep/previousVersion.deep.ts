import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../server/base/freePort.ts';
import { freshDatabase } from '../setup/freshDatabase.ts';
import { startProduct } from '../setup/startProduct.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'previous-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The last tag of the history; before the first one the last commit. */
async function previousVersion(): Promise<string> {
  const { stdout } = await run('git', ['tag', '--list', '--merged', 'HEAD', '--sort=-creatordate'], {
    cwd: root,
  });
  return stdout.split('\n')[0] || 'HEAD';
}

/** Its sources in a folder of their own, with the packages of this version. */
async function sourcesOf(version: string): Promise<string> {
  const there = await mkdtemp(join(folder, 'sources-'));
  const archive = join(folder, 'sources.tar');
  await run('git', ['archive', '--output', archive, version], { cwd: root });
  await run('tar', ['-xf', archive, '-C', there]);
  await symlink(join(root, 'node_modules'), join(there, 'node_modules'));
  return there;
}

/** A machine with this version of the product, beside others on one database and one store. */
async function machine(sources: string, databaseUrl: string) {
  const port = await freePort();
  const stop = await startProduct(
    {
      PORT: String(port),
      DATA_DIR: await mkdtemp(join(folder, 'data-')),
      DATABASE_URL: databaseUrl,
      STORAGE_URL: pathToFileURL(join(folder, 'store')).href,
      SEED: '200',
      WEB_PROCESSES: '1',
    },
    sources,
  );
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { host: `ch.localhost:${port}` } });
  return { stop, ask };
}

it('The version before runs beside this one on its schema, with its data and the files of both, and can be gone back to', async () => {
  const { url } = await freshDatabase();
  const before = await sourcesOf(await previousVersion());
  const now = await machine(root, url);
  const then = await machine(before, url);

  const pages = await Promise.all([now, then].map(async ({ ask }) => (await ask('/de')).text()));
  for (const [index, page] of pages.entries()) {
    const files = [...page.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css))"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    for (const { ask } of [now, then])
      for (const file of files)
        await expect.poll(async () => [index, file, (await ask(file)).status]).toEqual([index, file, 200]);
  }
  for (const { ask } of [now, then]) expect((await ask('/api/ready/write')).status).toBe(200);

  await now.stop();
  expect((await then.ask('/de')).status).toBe(200);
  await then.stop();
  const again = await machine(before, url);
  expect((await again.ask('/api/ready/write')).status).toBe(200);
  expect((await again.ask('/de')).status).toBe(200);
  await again.stop();
});
