import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { accountFor } from '../../server/base/database/embedded/account.ts';
import { postgresBinaries } from '../../server/base/database/embedded/binaries.ts';
import { socketPlace } from '../../server/base/database/embedded/meetingPlace.ts';
import {
  lastWords,
  launch,
  stopServer,
  superuser,
} from '../../server/base/database/embedded/postgresServer.ts';

/** What tells of the process that has a data folder. */
const madeOnce = ['postmaster.pid', 'postmaster.opts'];

/** A PostgreSQL that follows that one, as a replica does; it can be told to fall behind. */
export async function replicaOf(primary: { url: string; folder: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'baustein-replica-'));
  await chmod(folder, 0o755);
  const cluster = join(folder, 'postgres');
  await copyOf(primary, cluster);
  const binaries = await postgresBinaries();
  const account = await accountFor(cluster, binaries);
  const place = await socketPlace(folder, account);
  const { hostname } = new URL(primary.url);
  const settings = {
    fsync: 'off',
    shared_buffers: '64MB',
    max_connections: 200,
    primary_conninfo: `host=${decodeURIComponent(hostname)} user=${superuser}`,
  };
  const server = { cluster, binaries, place, account, settings };
  await launch(server);
  onTestFinished(async () => {
    await stopServer(cluster);
    await rm(folder, { recursive: true, force: true });
  });
  const url = place.addressOf('baustein', 'baustein');
  const ask = (text: string) => askAsSuperuser(place.addressOf(superuser, superuser), text);
  const isStreaming = () =>
    ask(`select from pg_stat_wal_receiver where status = 'streaming'`).then(
      ({ length }) => length > 0,
      () => false,
    );
  for (let tries = 0; !(await isStreaming()); tries += 1) {
    if (tries > 200) throw new Error(`The replica does not follow: ${await lastWords(server)}`);
    await wait(50);
  }
  return {
    url,
    /** From now on it shows what it has. */
    fallBehind: () => ask('select pg_wal_replay_pause()'),
    catchUp: () => ask('select pg_wal_replay_resume()'),
  };
}

/** The data folder of a server that runs (PostgreSQL, 26.3.3: a base backup with the low-level API). */
async function copyOf({ url, folder }: { url: string; folder: string }, cluster: string): Promise<void> {
  const address = new URL(url);
  address.username = superuser;
  address.pathname = `/${superuser}`;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    // With the owners of its files.
    await promisify(execFile)('cp', ['-a', join(folder, 'postgres'), cluster]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await Promise.all(madeOnce.map((name) => rm(join(cluster, name), { force: true })));
    const { uid, gid } = await stat(cluster);
    const made = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' };
    for (const [name, content] of Object.entries(made)) {
      await writeFile(join(cluster, name), content);
      await chown(join(cluster, name), uid, gid);
    }
  } finally {
    await client.end();
  }
}

async function askAsSuperuser(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
