import postgres from 'postgres';
import type { Config } from '../config/config.ts';
import { outlivingTransactions } from './outlivingTransactions.ts';

export type Sql = postgres.Sql<{ bigint: number }>;
export type Transaction = postgres.TransactionSql<{ bigint: number }>;

export interface Database {
  /** The primary: writes, and reads that must see them at once. */
  write: Sql;
  /** May be a replica and lags: no transaction, no `set`, no temporary table, no lock here. */
  read: Sql;
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
const secondsToFinish = 5;
/** Between two attempts to connect: a server that came back is seen at once. */
const longestPauseSeconds = 0.5;

/**
 * The two pools of a process. Connections are opened on first use and reopened after a loss, so this neither
 * waits for the server nor fails when it is away.
 */
export async function connectDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseReadUrl'>,
): Promise<Database> {
  if (!config.databaseUrl)
    throw new Error('No database: set DATABASE_URL or start the embedded PostgreSQL first.');
  const write = openPool(config.databaseUrl, { ...sessionLimits, temp_buffers: tempBuffers });
  // Generic plans: the listing and search queries are planned once and not again for every value.
  const read = openPool(config.databaseReadUrl ?? config.databaseUrl, {
    ...sessionLimits,
    statement_timeout: 5000,
    plan_cache_mode: 'force_generic_plan',
  });
  return {
    write,
    read,
    close: async () => {
      await Promise.all([write.end({ timeout: secondsToFinish }), read.end({ timeout: secondsToFinish })]);
    },
  };
}

/** One pool; a `bigint` of the database is a number here. Settings hold for each of its connections. */
export function openPool(
  url: string,
  settings: Record<string, string | number> = {},
  options: postgres.Options<Record<string, postgres.PostgresType>> = {},
): Sql {
  const pool = postgres(url, {
    max: connectionsPerPool,
    connect_timeout: 10,
    backoff: (attempts) => Math.min(2 ** attempts / 100, longestPauseSeconds),
    onnotice: () => {},
    ...options,
    ...socketFolder(url),
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: { application_name: 'baustein', ...settings },
  });
  return outlivingTransactions(pool);
}

/** An address `postgres://user@%2Fpath/db` means the unix socket in /path, as libpq reads it. */
function socketFolder(url: string): { host?: string } {
  const { hostname } = new URL(url);
  return /^%2f/i.test(hostname) ? { host: decodeURIComponent(hostname) } : {};
}
