import type { TaggedPool } from '../../setup/tagged.ts';
import { cpuSeconds, databasePid } from './cpuSeconds.ts';

/** What one row costs: CPU milliseconds of the worker and of the database, and bytes of its write-ahead log. */
export interface SpentOnRow {
  workerMs: number;
  databaseMs: number;
  walBytes: number;
}

/**
 * Begins to count; the function that it returns tells what each of so many rows has cost since. Nothing else may use that
 * database server meanwhile.
 */
export async function spentOnRows(
  write: TaggedPool,
  workerPid: number | undefined,
): Promise<(rows: number) => Promise<SpentOnRow>> {
  const server = await databasePid(write);
  const countNow = async () => {
    const [row] = await write<[{ lsn: string }]>`select pg_current_wal_insert_lsn()::text as lsn`;
    return {
      lsn: row.lsn,
      worker: workerPid === undefined ? 0 : cpuSeconds(workerPid),
      database: cpuSeconds(server),
    };
  };
  const before = await countNow();
  return async (rows) => {
    const now = await countNow();
    const [row] = await write<[{ bytes: number }]>`
      select pg_wal_lsn_diff(${now.lsn}::pg_lsn, ${before.lsn}::pg_lsn)::float8 as bytes`;
    const msPerRow = (seconds: number) => Number(((seconds * 1000) / rows).toPrecision(3));
    return {
      workerMs: msPerRow(now.worker - before.worker),
      databaseMs: msPerRow(now.database - before.database),
      walBytes: Math.round(row.bytes / rows),
    };
  };
}
