import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import type { ImportReport } from '../../resources/calls/importReport.ts';
import { importApp } from '../../tests/setup/importApp.ts';
import { importDone } from '../../tests/setup/importDone.ts';
import { tokenFor } from '../../tests/setup/signIn.ts';
import { testApp } from '../../tests/setup/testApp.ts';
import { workbookOf } from '../../tests/setup/workbook.ts';
import { readConfig } from '../base/config/config.ts';

/** A process of one role with a data folder of its own, ended after the test. */
async function start(role: string, settings: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const folder = await folderOf(role);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../start.ts'), role], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || !child.kill('SIGTERM')) return;
    await once(child, 'exit');
  });
  return child;
}

async function folderOf(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `baustein-${name}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('A file given to one server is imported by a worker elsewhere, and another server shows how it went', async () => {
  const storage = { STORAGE_URL: pathToFileURL(await folderOf('shared')).href };
  const first = await importApp({ hasWorker: false, settings: storage });
  const second = await testApp({
    database: first.database,
    config: readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: await folderOf('web'),
      ...storage,
    }),
  });
  const answer = await first.send({
    body: await workbookOf(
      ['Artikelnummer', 'Titel', 'Kategorie', 'Titelsprache'],
      ['A-1', 'Fenster', 'Fenster', 'de'],
    ),
    headers: { prefer: 'respond-async' },
  });
  expect(answer.statusCode).toBe(202);

  await start('worker', { DATABASE_URL: first.database.url, ...storage });
  const authorization = `Bearer ${await tokenFor(second.app, 'supplier')}`;
  const report = async () => {
    const url = `/api/import/report/${first.reportOf(answer).id}`;
    return (await second.app.inject({ url, headers: { authorization } })).json<ImportReport>();
  };
  await expect.poll(async () => (await report()).state, { timeout: 60_000 }).toEqual(importDone);
});

it.each([
  ['web', {}, 'set DATABASE_URL'],
  ['worker', { DATABASE_URL: 'postgres://one@db/baustein' }, 'set STORAGE_URL'],
  ['both', {}, 'There is no role "both": start with all, web, worker'],
])(
  'A process of the role %s with the settings %j says in one sentence what is wanting',
  async (role, settings, said) => {
    const child = await start(role, settings);
    let words = '';
    child.stderr?.on('data', (part: Buffer) => (words += String(part)));
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(words).toContain(said);
    expect(words.trim().split('\n')).toHaveLength(1);
  },
);
