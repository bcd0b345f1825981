import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '../../freePort.ts';
import type { Account } from './account.ts';
import { makeSocketFolder } from './socketFolder.ts';

/** Where this process and the server find each other, so that nobody else does. */
export interface MeetingPlace {
  /** What the server is told of it. */
  settings: Record<string, string | number>;
  /** What its data folder is made with. */
  initdb: readonly string[];
  /** Absent where entering the folder is proof enough. */
  password?: string;
  addressOf(user: string, database: string): string;
  /** Can a server that is ready be found there? What sweeps temporary folders may have taken its socket away. */
  isThere(): boolean;
}

/** By the port of PostgreSQL, which names a socket too. */
const socketName = '.s.PGSQL.5432';

/** A unix socket in a folder that none but its owner can enter. */
export async function socketPlace(dataDir: string, account: Account): Promise<MeetingPlace> {
  const folder = await makeSocketFolder(dataDir, account);
  return {
    settings: { listen_addresses: '', unix_socket_directories: folder, unix_socket_permissions: '0700' },
    initdb: ['--auth=trust'],
    addressOf: (user, database) => `postgres://${user}@${encodeURIComponent(folder)}/${database}`,
    isThere: () => existsSync(join(folder, socketName)),
  };
}

const access = z.object({ port: z.int(), password: z.string() });
const accessFile = 'postgres.access.json';

/** A port of this machine with a password: Node knows no unix sockets on Windows. */
export async function portPlace(dataDir: string, account: Account): Promise<MeetingPlace> {
  const { port, password } = await makeAccess(join(dataDir, accessFile));
  const passwordFile = join(dataDir, 'postgres.password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account.kind === 'user') await chown(passwordFile, account.uid, account.gid);
  return {
    settings: { listen_addresses: '127.0.0.1', port, unix_socket_directories: '' },
    initdb: ['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    password,
    addressOf: (user, database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    isThere: () => true,
  };
}

/** Lets a server in another folder be entered by the password of this one, where one is needed, on a port of its own. */
export async function shareAccess(dataDir: string, other: string): Promise<void> {
  const { password } = await readAccess(join(dataDir, accessFile)).catch(unlessAbsent);
  if (password)
    await writeFile(join(other, accessFile), JSON.stringify({ port: await freePort(), password }), {
      mode: 0o600,
    });
}

/** Of processes that start together one makes it, and the others read it. */
async function makeAccess(file: string): Promise<z.output<typeof access>> {
  const made = { port: await freePort(), password: randomBytes(24).toString('hex') };
  const own = `${file}.${process.pid}`;
  await writeFile(own, JSON.stringify(made), { mode: 0o600 });
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own);
  return readAccess(file);
}

async function readAccess(file: string) {
  return access.parse(JSON.parse(await readFile(file, 'utf8')));
}

function unlessAbsent(error: NodeJS.ErrnoException): { password?: string } {
  if (error.code !== 'ENOENT') throw error;
  return {};
}
