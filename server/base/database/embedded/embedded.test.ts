import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { connectDatabase } from '../connect.ts';
import { taggedDatabase, type TaggedPool } from '../../../../tests/setup/tagged.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { isRunning, serverPid } from './postgresServer.ts';

const folders: string[] = [];

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function query({ url }: EmbeddedDatabase, work: (sql: TaggedPool) => Promise<unknown>) {
  const database = taggedDatabase(await connectDatabase({ databaseUrl: url, databaseReadUrl: undefined }));
  try {
    return await work(database.write);
  } finally {
    await database.close();
  }
}

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

describe('the embedded PostgreSQL', () => {
  it('keeps what was written over a stop, and speaks to nobody over the network', async () => {
    const folder = await emptyFolder();
    const first = await startEmbedded(folder);
    await query(first, (sql) => sql`create table kept as select 9007199254740991::bigint as number`);
    await first.stop();
    expect(await isRunning(join(folder, 'postgres'))).toBe(false);

    const second = await startEmbedded(folder);
    expect(await query(second, (sql) => sql`select number from kept`)).toEqual([
      { number: 9007199254740991 },
    ]);
    expect(await query(second, (sql) => sql`show listen_addresses`)).toEqual([{ listen_addresses: '' }]);
    await second.stop();
  });

  it('is one server for all who start on the same folder together; the last to leave stops it', async () => {
    const folder = await emptyFolder();
    const [one, two, three] = await Promise.all([
      startEmbedded(folder),
      startEmbedded(folder),
      startEmbedded(folder),
    ]);
    const pid = await serverPid(join(folder, 'postgres'));
    await Promise.all([one.stop(), two.stop()]);
    expect(await query(three, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
    expect(await serverPid(join(folder, 'postgres'))).toBe(pid);
    await three.stop();
    expect(await isRunning(join(folder, 'postgres'))).toBe(false);
  });

  it('is taken over from a process that was killed', async () => {
    const folder = await emptyFolder();
    const child = fork(join(import.meta.dirname, '../../../../tests/setup/startEmbeddedAndWait.ts'), [
      folder,
    ]);
    await once(child, 'message');
    const orphan = await serverPid(join(folder, 'postgres'));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await isRunning(join(folder, 'postgres'))).toBe(true);

    const heir = await startEmbedded(folder);
    expect(await serverPid(join(folder, 'postgres'))).toBe(orphan);
    await heir.stop();
    expect(await isRunning(join(folder, 'postgres'))).toBe(false);
  });

  it('is begun anew when it is left over and its socket is gone, with all that it holds', async () => {
    const folder = await emptyFolder();
    const first = await startEmbedded(folder);
    await query(first, (sql) => sql`create table kept as select 1 as number`);
    const before = await serverPid(join(folder, 'postgres'));
    const sockets = decodeURIComponent(first.url.split(/[@/]/)[3] ?? '');
    await rm(join(sockets, '.s.PGSQL.5432'));

    const second = await startEmbedded(folder);
    expect(await serverPid(join(folder, 'postgres'))).not.toBe(before);
    expect(await query(second, (sql) => sql`select number from kept`)).toEqual([{ number: 1 }]);
    await Promise.all([first.stop(), second.stop()]);
    expect(await isRunning(join(folder, 'postgres'))).toBe(false);
  });

  it('comes back with all that was acknowledged when it is killed itself', async () => {
    const folder = await emptyFolder();
    const server = await startEmbedded(folder);
    await query(server, (sql) => sql`create table kept as select 1 as number`);
    const pid = (await serverPid(join(folder, 'postgres'))) as number;
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => query(server, (sql) => sql`select number from kept`).catch(() => 'away'), {
        timeout: 20_000,
      })
      .toEqual([{ number: 1 }]);
    expect(await serverPid(join(folder, 'postgres'))).not.toBe(pid);
    await server.stop();
  });

  it('starts in a folder whose path is too long for a socket, and in one that others cannot enter', async () => {
    const folder = join(await emptyFolder(), 'a-rather-long-name'.repeat(6));
    const long = await startEmbedded(folder);
    const socket = decodeURIComponent(new URL(long.url).hostname);
    folders.push(socket);
    expect(socket).toMatch(/baustein-[0-9a-f]{16}$/);
    await long.stop();

    const closed = await emptyFolder();
    await chmod(closed, 0o700);
    await mkdir(join(closed, 'data'));
    const server = await startEmbedded(join(closed, 'data'));
    expect(await query(server, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('is reached by a port with a password where there are no unix sockets, and by nobody without it', async () => {
    const folder = await emptyFolder();
    for (const time of ['first', 'second']) {
      const server = await startEmbedded(folder, {}, false);
      expect(await query(server, (sql) => sql`select ${time} as time`)).toEqual([{ time }]);
      const { port } = new URL(server.url);
      const stranger = { url: `postgres://baustein:guessed@127.0.0.1:${port}/baustein`, stop: server.stop };
      await expect(query(stranger, (sql) => sql`select`)).rejects.toThrow('password authentication failed');
      await server.stop();
    }
  });

  it('starts there as root also where there are no user namespaces, as in many containers', async () => {
    const programs = await emptyFolder();
    await writeFile(join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const closed = await emptyFolder();
    await chmod(closed, 0o700);
    vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
    for (const time of ['first', 'second']) {
      const server = await startEmbedded(join(closed, 'data'));
      expect(await query(server, (sql) => sql`select ${time} as time`)).toEqual([{ time }]);
      await server.stop();
    }
    vi.unstubAllEnvs();
  });
});
