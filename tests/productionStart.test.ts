import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freePort } from '../server/base/freePort.ts';
import { freshDatabase } from './setup/freshDatabase.ts';
import { startProduct } from './setup/startProduct.ts';

const root = join(import.meta.dirname, '..');
const noteModules = join(import.meta.dirname, 'setup/noteModules.ts');

it('A production start loads neither the demo world nor the embedded identity provider', async () => {
  const { url, write } = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'production-'));
  const loaded = join(folder, 'modules.txt');
  const stop = await startProduct({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: url,
    SEED: 'none',
    FIRST_ADMINISTRATOR: 'anna@firma.example',
    COGNITO_USER_POOL_ID: 'eu-central-1_AbCdEf123',
    COGNITO_CLIENT_ID: '1example23456789',
    NODE_OPTIONS: `--import=${noteModules}`,
    LOADED_MODULES: loaded,
  });
  const modules = async () =>
    (await readFile(loaded, 'utf8'))
      .split('\n')
      .filter((line) => line.startsWith('file:'))
      .map((line) => relative(root, fileURLToPath(line)));
  // The worker is a process of its own, and comes after the server.
  await expect.poll(modules, { timeout: 60_000 }).toContain('server/jobs/nightly.ts');
  await stop();
  const all = await modules();
  await rm(folder, { recursive: true });
  expect(all).toContain('server/app.ts');
  // The first one of an empty installation, known by the address (behaviour B383).
  expect(await write`select email, "right" from user_right`).toEqual([
    { email: 'anna@firma.example', right: 'ADMIN' },
  ]);
  expect(all.filter((module) => /^(demo|idp)\//.test(module))).toEqual([]);
}, 120_000);
