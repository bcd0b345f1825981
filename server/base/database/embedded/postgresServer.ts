import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../../isAlive.ts';
import { intoNamespace, type Account } from './account.ts';
import { postgresBinaries } from './binaries.ts';
import type { MeetingPlace } from './meetingPlace.ts';

/** What it takes to run one PostgreSQL. */
export interface PostgresServer {
  /** Its data folder. */
  cluster: string;
  /** Folder of its programs. */
  binaries: string;
  place: MeetingPlace;
  account: Account;
  settings: Record<string, string | number>;
}

/** Its superuser; the product itself connects as an ordinary role. */
export const superuser = 'postgres';

const largestLogBytes = 8 * 1024 * 1024;

/**
 * Makes the data folder if there is none. It grows under a name of this process and takes its place in one
 * step, so two processes cannot spoil each other's and a killed one leaves no half of it.
 */
export async function makeCluster(server: PostgresServer): Promise<void> {
  const { cluster, account } = server;
  await removeAbandoned(cluster);
  if (existsSync(cluster)) return;
  const growing = `${cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  await mkdir(growing, { mode: 0o700 });
  if (account.kind === 'user') await chown(growing, account.uid, account.gid);
  const locale = ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const initdb = run(server, 'initdb', ['-D', growing, '-U', superuser, ...server.place.initdb, ...locale], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(initdb);
  if ((await ended(initdb)) !== 0) {
    await rm(growing, { recursive: true, force: true });
    throw new Error(`The database in ${cluster} could not be made: ${await output}${adviceFor(account)}`);
  }
  await rename(growing, cluster).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(growing, { recursive: true, force: true });
  });
}

/**
 * Starts PostgreSQL apart from this process: no signal of the terminal reaches it, and it outlives us. It ends
 * at once by itself if another one runs on the same data folder. Its log is `postgres.log` beside the folder.
 */
export async function launch(server: PostgresServer): Promise<ChildProcess> {
  const settings = { ...server.place.settings, ...server.settings };
  await rotate(logOf(server));
  const log = await open(logOf(server), 'a', 0o600);
  try {
    return run(
      server,
      'postgres',
      [
        '-D',
        server.cluster,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { stdio: ['ignore', log.fd, log.fd], detached: true },
    );
  } finally {
    await log.close();
  }
}

/** What the server said last, for the message of a failed start. */
export async function lastWords(server: PostgresServer): Promise<string> {
  const log = await readFile(logOf(server), 'utf8').catch(() => '');
  return log.trim().split('\n').slice(-5).join('\n') + adviceFor(server.account);
}

/** Ends the server of that data folder as `pg_ctl stop -m fast` does, and waits until it is gone. */
export async function stopServer(cluster: string): Promise<void> {
  const pid = await serverPid(cluster);
  if (!pid || !isAlive(pid)) return;
  if (process.platform === 'win32') await stopByProgram(cluster);
  else process.kill(pid, 'SIGINT');
  while (await isRunning(cluster)) await wait(20);
}

/** On Windows a signal would end the process in the middle of its work. */
async function stopByProgram(cluster: string): Promise<void> {
  const program = join(await postgresBinaries(), 'pg_ctl');
  await ended(spawn(program, ['stop', '-D', cluster, '-m', 'fast'], { stdio: 'ignore' }));
}

/** Does a server run on that data folder, be it ready or not? */
export async function isRunning(cluster: string): Promise<boolean> {
  const pid = await serverPid(cluster);
  return pid !== undefined && isAlive(pid);
}

/** Does the server of that data folder say that it takes connections? (`postmaster.pid`, its eighth line) */
export async function isReady(cluster: string): Promise<boolean> {
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return file.split('\n')[7]?.trim() === 'ready';
}

/** Process id of the server that runs, or ran, on that data folder. */
export async function serverPid(cluster: string): Promise<number | undefined> {
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  return file ? Number(file.split('\n')[0]) : undefined;
}

function run(server: PostgresServer, program: string, args: string[], options: SpawnOptions): ChildProcess {
  const { account } = server;
  const [first = '', ...rest] = [...prefixOf(account), join(server.binaries, program), ...args];
  const inside = { cwd: '/', env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' }, ...options };
  const user = account.kind === 'user' && account.reachesFolders && { uid: account.uid, gid: account.gid };
  const child = spawn(first, rest, { ...inside, ...user });
  child.unref();
  return child;
}

/** What stands before a command so that it runs as that account, where telling the system the user is not enough. */
function prefixOf(account: Account): readonly string[] {
  if (account.kind === 'namespace') return intoNamespace;
  if (account.kind === 'self' || account.reachesFolders) return [];
  const { uid, gid } = account;
  const pass = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...pass];
}

/** The exit code of a process; null if a signal or a failed start ended it. */
export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((resolve) => {
    child.ref();
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
}

async function collect(child: ChildProcess): Promise<string> {
  const parts: string[] = [];
  child.once('error', (error) => parts.push(error.message));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => parts.push(String(part)));
  await ended(child);
  return parts.join('').trim();
}

function adviceFor(account: Account): string {
  return account.kind === 'namespace' || (account.kind === 'user' && !account.reachesFolders)
    ? '\nPostgreSQL refuses to run as root: start Baustein as an ordinary user, move DATA_DIR to where the user "nobody" can reach it, or set DATABASE_URL.'
    : '';
}

async function removeAbandoned(cluster: string): Promise<void> {
  const names = await readdir(dirname(cluster));
  const prefix = `${basename(cluster)}.new-`;
  const abandoned = names.filter(
    (name) => name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)),
  );
  await Promise.all(
    abandoned.map((name) => rm(join(dirname(cluster), name), { recursive: true, force: true })),
  );
}

function logOf({ cluster }: PostgresServer): string {
  return `${cluster}.log`;
}

async function rotate(log: string): Promise<void> {
  const found = await stat(log).catch(() => undefined);
  if (found && found.size > largestLogBytes) await rename(log, `${log}.1`);
}
