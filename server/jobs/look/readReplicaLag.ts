import { double, nullable } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/**
 * Seconds that a replica is behind, or null where no replica answers. One that has replayed all that it received is not
 * behind, however long ago that was: nothing may have been written since.
 */
export async function readReplicaLag(read: SystemQueries): Promise<number | null> {
  const { lag } = await read.one(
    { lag: nullable(double) },
    sql`
      select case
        when not pg_is_in_recovery() then null
        when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
        else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())
      end::float8 as lag`,
  );
  return lag;
}
