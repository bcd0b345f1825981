import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { taggedDatabase, type TaggedPool } from '../../../tests/setup/tagged.ts';
import { connectDatabase } from '../../base/database/connect.ts';
import { startEmbedded, type EmbeddedDatabase } from '../../base/database/embedded/embedded.ts';
import { isRunning } from '../../base/database/embedded/postgresServer.ts';
import { migrate } from '../../base/database/migrate.ts';
import { moveToMajor } from './moveToMajor.ts';

/** The programs of this one come along beside the current ones. */
const former = 17;
const patienceMs = 120_000;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'move-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** As little work for the disk as nobody wants to keep. */
const forgetful = { fsync: 'off', shared_buffers: '64MB' };

async function on<T>({ url }: EmbeddedDatabase, work: (sql: TaggedPool) => Promise<T>): Promise<T> {
  const database = taggedDatabase(await connectDatabase({ databaseUrl: url, databaseReadUrl: undefined }));
  try {
    return await work(database.write);
  } finally {
    await database.close();
  }
}

const versionOf = (server: EmbeddedDatabase) =>
  on(
    server,
    async (sql) => (await sql`select current_setting('server_version_num')::int / 10000 as major`)[0],
  );

it(
  'A database of the PostgreSQL before moves by itself, from a server that a killed start left without its socket, and the former one is kept (behaviour B765)',
  async () => {
    const folder = await emptyFolder();
    const cluster = join(folder, 'postgres');
    const before = await startEmbedded(folder, forgetful, true, former);
    await on(before, async (sql) => {
      await migrate(sql);
      await sql`insert into known_user (sub, username, email) values ('anna', 'Anna', 'anna@firma.example')`;
    });
    const child = fork(join(import.meta.dirname, '../../../tests/setup/startEmbeddedAndWait.ts'), [
      folder,
      String(former),
    ]);
    await once(child, 'message');
    await before.stop();
    // In use it stays where it is.
    await expect(moveToMajor(folder, () => {})).rejects.toThrow('A former version of Baustein is at work');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await isRunning(cluster)).toBe(true);
    await rm(join(decodeURIComponent(before.url.split(/[@/]/)[3] ?? ''), '.s.PGSQL.5432'));
    // What a move that was killed has left, and the number of a process that is no more.
    await mkdir(join(folder, 'postgres.growing'));
    await writeFile(join(folder, 'postgres.moving'), '4194305');

    const said: string[] = [];
    await moveToMajor(folder, (sentence) => said.push(sentence));
    expect(said).toHaveLength(2);
    expect(await readFile(join(cluster, 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect((await readdir(folder)).filter((name) => name.startsWith('postgres')).toSorted()).toEqual([
      'postgres',
      'postgres-17',
      'postgres.log',
    ]);
    const after = await startEmbedded(folder, forgetful);
    expect(await versionOf(after)).toEqual({ major: 18 });
    expect(await on(after, (sql) => sql`select sub, username, email from known_user`)).toEqual([
      { sub: 'anna', username: 'Anna', email: 'anna@firma.example' },
    ]);
    await after.stop();
    await moveToMajor(folder, () => expect.unreachable());

    // The way back.
    await rm(cluster, { recursive: true });
    await rename(`${cluster}-17`, cluster);
    const again = await startEmbedded(folder, forgetful, true, former);
    expect(await versionOf(again)).toEqual({ major: 17 });
    expect(await on(again, (sql) => sql`select from known_user`)).toHaveLength(1);
    await again.stop();
    expect(await isRunning(cluster)).toBe(false);
  },
  patienceMs,
);

it(
  'Where a password leads to the database it goes along, and of a start that was killed at once there is nothing to move',
  async () => {
    const folder = await emptyFolder();
    await (await startEmbedded(folder, forgetful, false, former)).stop();
    await moveToMajor(folder, () => {}, false);
    const after = await startEmbedded(folder, forgetful, false);
    expect(await versionOf(after)).toEqual({ major: 18 });
    await after.stop();
  },
  patienceMs,
);

it('A move that was killed just before its end is ended by the next start', async () => {
  const folder = await emptyFolder();
  const whole = join(folder, 'postgres.next');
  await mkdir(whole);
  await writeFile(join(whole, 'PG_VERSION'), '18\n');
  await moveToMajor(folder, () => expect.unreachable());
  expect(await readdir(folder)).toEqual(['postgres']);
});

it('A database that cannot be moved stays as it is, and a sentence says why', async () => {
  const folder = await emptyFolder();
  const cluster = join(folder, 'postgres');
  await moveToMajor(folder, () => expect.unreachable());
  await mkdir(cluster);
  for (const [version, sentence] of [
    ['99', 'start the version that it is of'],
    ['12', 'The programs of PostgreSQL 12 are not here'],
    ['17', 'postgres-17 is there already'],
  ] as const) {
    await writeFile(join(cluster, 'PG_VERSION'), `${version}\n`);
    if (version === '17') await mkdir(`${cluster}-17`);
    await expect(moveToMajor(folder, () => expect.unreachable())).rejects.toThrow(sentence);
  }
  expect(existsSync(`${cluster}.moving`)).toBe(false);
});
