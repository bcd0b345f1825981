import { mkdir } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { accountFor } from './account.ts';
import { postgresBinaries } from './binaries.ts';
import { sessionLimits } from '../connect.ts';
import { SingleConnection } from '../SingleConnection.ts';
import { yesNo } from '../column.ts';
import { identifier, nothing, sql, verbatim } from '../sql.ts';
import {
  ended,
  isReady,
  isRunning,
  lastWords,
  launch,
  makeCluster,
  stopServer,
  superuser,
  type PostgresServer,
} from './postgresServer.ts';
import { portPlace, socketPlace } from './meetingPlace.ts';

export interface EmbeddedDatabase {
  /** Address of the product's database for `connectDatabase`. */
  url: string;
  /** Lets go of the server, and stops it unless another process uses it. */
  stop(): Promise<void>;
}

const megabyte = 1024 * 1024;

/** Half of the memory is the server's: half of that its own pages, the rest those that the system keeps of its files. */
const memoryMegabytes = Math.min(totalmem(), process.constrainedMemory() || Infinity) / megabyte;
const ownMegabytes = Math.round(Math.min(Math.max(memoryMegabytes / 4, 128), 4096));

const serverSettings = {
  max_connections: 200,
  shared_buffers: `${ownMegabytes}MB`,
  effective_cache_size: `${Math.round(memoryMegabytes / 2)}MB`,
  // Its disk has no arm that moves.
  random_page_cost: 1.1,
  // After a restart it reads what it had in its memory, before anybody waits for it.
  shared_preload_libraries: 'pg_prewarm',
  // After each checkpoint a page is logged whole when it is first touched, even to be marked as read: fewer of them, and smaller.
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  wal_compression: 'pglz',
  jit: 'off',
  fsync: 'on',
  log_checkpoints: 'off',
  ...sessionLimits,
};

/** Identifier of the product's role and of its database. */
const product = 'baustein';
/** Long enough for the recovery after a crash with a full write-ahead log. */
const patienceMs = 240_000;
/** After a kill the old server's memory is in use for a moment, in which a new one does not start. */
const mostFailures = 10;

/**
 * The PostgreSQL that comes with Baustein, in `<dataDir>/postgres`: made if it is not there, started if it
 * does not run, else used as it runs (for another process, or left by a killed one). Should it die it is
 * started again, and so is one that nobody can reach any more. It speaks on a unix socket only, in a folder that none but its owner can enter; where there are none,
 * on a port of this machine with a password that stands in `dataDir`.
 * @param settings on top of ours, for a server whose data may be lost
 * @param major by the programs of a former one, for a folder that was made by them
 * @throws Error with the end of the server's log when it does not come up
 */
export async function startEmbedded(
  dataDir: string,
  settings: Record<string, string | number> = {},
  hasSockets = process.platform !== 'win32',
  major?: number,
): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const cluster = join(folder, 'postgres');
  const binaries = await postgresBinaries(major);
  const account = await accountFor(cluster, binaries);
  const place = await (hasSockets ? socketPlace(folder, account) : portPlace(folder, account));
  const server = { cluster, binaries, place, account, settings: { ...serverSettings, ...settings } };
  await makeCluster(server);

  let isStopping = false;
  let lifeline = startOrAttach(server, onLoss);
  await makeDatabase(await lifeline, place.password);

  function onLoss(): void {
    if (isStopping) return;
    lifeline = startOrAttach(server, onLoss);
    lifeline.catch(() => {}); // The readiness check tells: there is nobody to throw at here.
  }

  return {
    url: place.addressOf(product, product),
    stop: async () => {
      isStopping = true;
      const last = await lifeline.then(isLastToLeave, () => false);
      if (last) await stopServer(cluster);
    },
  };
}

/**
 * Returns the lifeline of this process: one connection that holds the lock "in use" shared as long as the
 * process lives, so that the last one to leave can tell that it is the last.
 */
async function startOrAttach(server: PostgresServer, onLoss: () => void): Promise<SingleConnection> {
  const deadline = Date.now() + patienceMs;
  let isOurs = false;
  let failures = 0;
  while (Date.now() < deadline && failures < mostFailures) {
    const lifeline = await reach(server, onLoss);
    if (lifeline) return lifeline;
    if (!isOurs) {
      isOurs = true;
      // It ends at once when another process was faster; that is no failure, that server is then reached.
      void ended(await launch(server)).then(async () => {
        if (!(await isRunning(server.cluster))) failures += 1;
        else if ((await isReady(server.cluster)) && !server.place.isThere()) await stopServer(server.cluster);
        isOurs = false;
      });
    }
    await wait(50 * (1 + failures));
  }
  throw new Error(`The database in ${server.cluster} did not start:\n${await lastWords(server)}`);
}

async function reach(server: PostgresServer, onLoss: () => void): Promise<SingleConnection | undefined> {
  const address = server.place.addressOf(superuser, superuser);
  const lifeline = await SingleConnection.open(address, onLoss).catch(() => undefined);
  try {
    await lifeline?.has(sql`select pg_advisory_lock_shared(hashtextextended('baustein in use', 0))`);
    return lifeline;
  } catch {
    await lifeline?.close();
    return undefined;
  }
}

/** Of several that leave at the same time exactly one gets the lock for itself: each lets go before it asks. */
async function isLastToLeave(lifeline: SingleConnection): Promise<boolean> {
  try {
    await lifeline.has(sql`select pg_advisory_unlock_shared(hashtextextended('baustein in use', 0))`);
    const { isAlone } = await lifeline.one(
      { isAlone: yesNo },
      sql`select pg_try_advisory_lock(hashtextextended('baustein in use', 0)) as "isAlone"`,
    );
    return isAlone;
  } catch {
    return false;
  } finally {
    await lifeline.close();
  }
}

async function makeDatabase(lifeline: SingleConnection, password?: string): Promise<void> {
  const proof = password ? verbatim(`password '${password}'`) : nothing;
  await lifeline.run(sql`create role ${identifier(product)} login createdb ${proof}`).catch(ignoreExisting);
  await lifeline
    .run(sql`create database ${identifier(product)} owner ${identifier(product)}`)
    .catch(ignoreExisting);
}

/** duplicate_object, duplicate_database, and unique_violation where two make it at the same moment. */
function ignoreExisting(error: Error & { code?: string }): void {
  if (!['42710', '42P04', '23505'].includes(error.code ?? '')) throw error;
}
