import type { Config } from '../config/config.ts';
import type { PoolSettings } from './driver.ts';
import { Pool } from './Pool.ts';
import type { SystemPool, SystemQueries } from './queries.ts';
import { ReplicaFirst } from './ReplicaFirst.ts';

export interface Database {
  /** Address of the primary, for what keeps connections of its own. */
  url: string;
  /** The primary: writes, and reads that must see them at once. */
  write: SystemPool;
  /** May be a replica and lags: no transaction, no `set`, no temporary table, no lock here. */
  read: SystemQueries;
  /** Does the primary answer what the replica should? */
  isReplicaAway(): boolean;
  close(): Promise<void>;
}

/** What ends the work of a client that died, so that its locks do not outlive it. */
export const sessionLimits = {
  client_connection_check_interval: 1000,
  idle_in_transaction_session_timeout: 60_000,
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

/**
 * The two pools of a process. Connections are opened on first use and reopened after a loss, so this neither
 * waits for the server nor fails when it is away.
 * @param most connections of each
 */
export async function connectDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseReadUrl'>,
  most = connectionsPerPool,
): Promise<Database> {
  if (!config.databaseUrl)
    throw new Error('No database: set DATABASE_URL or start the embedded PostgreSQL first.');
  const write = openPool(config.databaseUrl, { ...sessionLimits, temp_buffers: tempBuffers }, { most });
  const readPrimary = openPool(config.databaseUrl, readSettings, { most });
  const replica = config.databaseReadUrl
    ? openPool(config.databaseReadUrl, readSettings, { most, patienceMs: patienceWithReplicaMs })
    : undefined;
  const replicaFirst = replica && new ReplicaFirst(replica, readPrimary);
  return {
    url: config.databaseUrl,
    write,
    read: replicaFirst ?? readPrimary,
    isReplicaAway: () => replicaFirst?.isReplicaAway ?? false,
    close: async () => {
      replicaFirst?.stop();
      await Promise.all([write.close(), readPrimary.close(), replica?.close()]);
    },
  };
}

/** One pool, whose connections have these settings of the server. */
export function openPool(
  url: string,
  server: Readonly<Record<string, string | number>> = {},
  { most = connectionsPerPool, isPrepared = true, patienceMs }: Partial<Omit<PoolSettings, 'server'>> = {},
): Pool {
  return new Pool(url, { most, server, isPrepared, patienceMs });
}
