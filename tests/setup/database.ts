import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPool } from '../../server/base/database/connect.ts';
import { taggedPool } from './tagged.ts';
import { startEmbedded } from '../../server/base/database/embedded/embedded.ts';
import { migrate } from '../../server/base/database/migrate.ts';
import { stopServer } from '../../server/base/database/embedded/postgresServer.ts';
import { withDatabase } from './withDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated, empty database that `freshDatabase` copies. */
    templateUrl: string;
    /** Address of another database of that server, from which databases are made and dropped. */
    adminUrl: string;
  }
}

const folderPrefix = 'baustein-test-';
/** What a test writes need not survive a power cut, and nobody else may be at work in a database to be dropped. */
const forgetful = {
  // Each database that is dropped goes through all of them.
  shared_buffers: '256MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
};

/**
 * One PostgreSQL for the whole run: an embedded one in a temporary folder, or the server of TEST_DATABASE_URL
 * (its role may create databases). Returns what takes it away again.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startTemporary();
  const template = `test_${process.pid}`;
  const admin = taggedPool(openPool(server.url, {}, { most: 1 }));
  await admin`drop database if exists ${admin(template)}`;
  await admin`create database ${admin(template)}`;
  const templateUrl = withDatabase(server.url, template);
  const write = taggedPool(openPool(templateUrl, {}, { most: 2 }));
  await migrate(write);
  await write.close();
  project.provide('templateUrl', templateUrl);
  project.provide('adminUrl', server.url);

  return async () => {
    const left = await admin<{ datname: string }[]>`
      select datname from pg_database where datname = ${template} or starts_with(datname, ${`${template}_`})`;
    for (const { datname } of left) await admin`drop database ${admin(datname)} with (force)`;
    await admin.close();
    await server.stop();
  };
}

async function startTemporary() {
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  await chmod(folder, 0o755); // So that, run as root, the user of the server can reach it.
  const embedded = await startEmbedded(folder, forgetful);
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A run that was killed leaves its server behind: the next run ends it. */
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(folderPrefix));
  for (const name of names.filter(
    (name) => !isAlive(Number(name.slice(folderPrefix.length).split('-')[0])),
  )) {
    const folder = join(tmpdir(), name);
    await stopServer(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
