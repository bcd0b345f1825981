import type { Config } from '../config/config.ts';
import type { PoolSettings } from './driver.ts';
import { FirstOfTwo } from './FirstOfTwo.ts';
import { Patient } from './Patient.ts';
import { Pool } from './Pool.ts';
import type { SystemPool, SystemQueries } from './queries.ts';

export interface Database {
  /** Address of the primary itself, for what keeps connections of its own: no pooler stands before it. */
  url: string;
  /** The primary: writes, and reads that must see them at once. */
  write: SystemPool;
  /** May be a replica and lags: no transaction, no `set`, no temporary table, no lock here. */
  read: SystemQueries;
  /** Reads of whoever is signed in: the primary's, and those of the replica while that is away. */
  current: SystemQueries;
  /** Does the primary answer what the replica should? */
  isReplicaAway(): boolean;
  /** Does the replica answer what the primary should? */
  isPrimaryAway(): boolean;
  close(): Promise<void>;
}

/** Where the servers are, and what stands before them. */
export type DatabasePlaces = Pick<Config, 'databaseUrl' | 'databaseReadUrl'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'isPrepared' | 'connectionsPerPool'>>;

/** What ends the work of a client that died, so that its locks do not outlive it. */
export const sessionLimits = {
  client_connection_check_interval: 1000,
  idle_in_transaction_session_timeout: 60_000,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
} as const;

/** The tables in which an import compares are gone through again and again: those of most files fit. */
const tempBuffers = '64MB';
const connectionsPerPool = 8;

/** Generic plans: the listing and search queries are planned once and not again for every value. */
const readSettings = {
  ...sessionLimits,
  statement_timeout: 5000,
  plan_cache_mode: 'force_generic_plan',
} as const;

/** Nobody waits longer for a replica that does not even refuse: the primary can answer. */
const patienceWithReplicaMs = 2000;
/** The server itself ends a read before that; this is for one that does not say so any more. */
const readDeadlineMs = 15_000;

/**
 * The pools of a process. Connections are opened on first use and reopened after a loss, so this neither
 * waits for the server nor fails when it is away. A pooler that stands before the servers takes no settings of a
 * connection: those are then the role's (`docs/operating.md`).
 * @param most connections of each, unless a setting says so
 */
export async function connectDatabase(places: DatabasePlaces, most = connectionsPerPool): Promise<Database> {
  const { databaseUrl, databaseReadUrl, databaseDirectUrl } = places;
  if (!databaseUrl) throw new Error('No database: set DATABASE_URL or start the embedded PostgreSQL first.');
  const isPooled = databaseDirectUrl !== undefined;
  const open = (url: string, server: PoolSettings['server'], more: OpenedWith = {}) =>
    openPool(url, isPooled ? {} : server, {
      most: places.connectionsPerPool ?? most,
      isPrepared: places.isPrepared ?? !isPooled,
      ...more,
    });
  const ofReads = { deadlineMs: readDeadlineMs };
  const write = open(
    databaseUrl,
    { ...sessionLimits, temp_buffers: tempBuffers },
    { isOneServer: !isPooled },
  );
  const readPrimary = open(databaseUrl, readSettings, ofReads);
  const replica = databaseReadUrl
    ? open(databaseReadUrl, readSettings, { ...ofReads, patienceMs: patienceWithReplicaMs })
    : undefined;
  const replicaFirst = replica && new FirstOfTwo(replica, readPrimary);
  const primaryFirst = replica && new FirstOfTwo(write, replica);
  return {
    url: databaseDirectUrl ?? databaseUrl,
    write,
    read: new Patient(replicaFirst ?? readPrimary),
    current: new Patient(primaryFirst ?? write),
    isReplicaAway: () => replicaFirst?.isAway ?? false,
    isPrimaryAway: () => primaryFirst?.isAway ?? false,
    close: async () => {
      replicaFirst?.stop();
      primaryFirst?.stop();
      await Promise.all([write.close(), readPrimary.close(), replica?.close()]);
    },
  };
}

type OpenedWith = Partial<Omit<PoolSettings, 'server'>>;

/** One pool, whose connections have these settings of the server. */
export function openPool(
  url: string,
  server: PoolSettings['server'] = {},
  { most = connectionsPerPool, isPrepared = true, ...more }: OpenedWith = {},
): Pool {
  return new Pool(url, { most, server, isPrepared, ...more });
}
