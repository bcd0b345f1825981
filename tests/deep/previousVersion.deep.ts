import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../demo/demoUsers.ts';
import { pool } from '../../idp/pool.ts';
import { migrationNumbers } from '../../server/base/database/migrate.ts';
import { freePort } from '../../server/base/freePort.ts';
import { freshDatabase } from '../setup/freshDatabase.ts';
import { startProduct } from '../setup/startProduct.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'previous-'));
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * The last tag before this commit. Where there is none yet, the first commit from which on a version could be gone back to: the
 * one that brought this test.
 */
async function previousVersion(): Promise<string> {
  const tags = await git('tag', '--list', '--merged', 'HEAD~1', '--sort=-creatordate');
  const [last] = tags.split('\n').filter(Boolean);
  const here = relative(root, import.meta.filename);
  const version = last ?? (await git('log', '--diff-filter=A', '--format=%H', '--', here)).split('\n').at(-1);
  if (!version)
    throw new Error('There is no version before this one to be seen: fetch the history and its tags.');
  process.stdout.write(
    last ? `The version before is ${last}.\n` : `No tag yet: the version before is ${version.slice(0, 8)}.\n`,
  );
  return version;
}

/** Its sources in a folder of their own, with its packages: those of this version, if it asked for the same. */
async function sourcesOf(version: string): Promise<string> {
  const there = await mkdtemp(join(folder, 'sources-'));
  const archive = join(folder, 'sources.tar');
  await run('git', ['archive', '--output', archive, version], { cwd: root });
  await run('tar', ['-xf', archive, '-C', there]);
  const dependencies = await git('diff', '--name-only', version, '--', 'package-lock.json');
  if (dependencies) await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: there });
  else await symlink(join(root, 'node_modules'), join(there, 'node_modules'));
  return there;
}

type Machine = Awaited<ReturnType<typeof machine>>;

/** A machine with this version of the product, beside others on one database and one store. */
async function machine(sources: string, databaseUrl: string) {
  const port = await freePort();
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const stop = await startProduct(
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      STORAGE_URL: pathToFileURL(join(folder, 'store')).href,
      SEED: '200',
      WEB_PROCESSES: '1',
    },
    sources,
  );
  const ask = (path: string, asked: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...asked,
      headers: { host: `ch.localhost:${port}`, ...asked.headers },
    });
  const signIn = await ask('/idp/api', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: pool.clientId,
      AuthParameters: { USERNAME: 'admin', PASSWORD: demoPassword },
    }),
  });
  const { AuthenticationResult: tokens } = await signIn.json();
  return { stop, ask, authorization: `Bearer ${tokens.IdToken}` };
}

const addressOf = (sid: string) => `/api/import/product/CH/alpenfenster/${sid}`;

async function writeProduct({ ask, authorization }: Machine, sid: string, category: string): Promise<void> {
  const answer = await ask(addressOf(sid), {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json', 'if-none-match': '*' },
    body: JSON.stringify({
      orgaInfo: { sid: 'alpenfenster' },
      sid,
      productInfo: { articleNumber: sid, title: { de: `Fenster ${sid}` } },
      categories: { mainCategory: { sid: category } },
    }),
  });
  expect([answer.status, await answer.text()]).toEqual([201, expect.any(String)]);
}

/** Read as a record, and found by visitors. */
async function expectProduct({ ask, authorization }: Machine, sid: string): Promise<void> {
  const record = await ask(addressOf(sid), { headers: { authorization } });
  expect(await record.json()).toMatchObject({ productInfo: { title: { de: `Fenster ${sid}` } } });
  const found = async () => (await ask(`/de/search?text=${sid}`)).text();
  await expect.poll(found).toContain(`Fenster ${sid}`);
}

it('The version before runs beside this one on its schema, each reads and finds what the other writes and answers the files of both, and it can be gone back to', async () => {
  const { url, write } = await freshDatabase();
  for (const schema of ['public', 'idp', 'jobs']) await write`drop schema if exists ${write(schema)} cascade`;
  await write`create schema public`;
  const seen = async () => (await write<{ number: number }[]>`select number from migration`).length;

  const before = await sourcesOf(await previousVersion());
  const then = await machine(before, url);
  const [{ main_category: category = '' } = {}] = await write<{ main_category: string }[]>`
    select main_category from product where platform = 'CH' and main_category is not null limit 1`;
  await writeProduct(then, 'written-before', category);
  const expanded = await seen();

  // Rolled out beside it.
  const now = await machine(root, url);
  expect(await seen()).toBe((await migrationNumbers()).length);
  process.stdout.write(`${(await seen()) - expanded} migrations lie between them.\n`);
  for (const { ask } of [now, then]) expect((await ask('/api/ready/write')).status).toBe(200);
  await expectProduct(now, 'written-before');
  await writeProduct(now, 'written-now', category);
  await writeProduct(then, 'written-beside', category);
  for (const each of [now, then])
    for (const sid of ['written-before', 'written-now', 'written-beside']) await expectProduct(each, sid);

  const pages = await Promise.all([now, then].map(async ({ ask }) => (await ask('/de')).text()));
  for (const [index, page] of pages.entries()) {
    const files = [...page.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css))"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    for (const { ask } of [now, then])
      for (const file of files)
        await expect.poll(async () => [index, file, (await ask(file)).status]).toEqual([index, file, 200]);
  }

  // Gone back: first beside it, then from nothing.
  await now.stop();
  await expectProduct(then, 'written-now');
  await then.stop();
  const again = await machine(before, url);
  expect((await again.ask('/api/ready/write')).status).toBe(200);
  await expectProduct(again, 'written-now');
  await writeProduct(again, 'written-again', category);
  await expectProduct(again, 'written-again');
  await again.stop();
});
