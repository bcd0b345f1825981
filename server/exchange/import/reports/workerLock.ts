import { yesNo } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql, type Sql } from '../../../base/database/sql.ts';

/** The key of the advisory lock that a worker holds as long as it lives. */
export function workerLock(worker: string): Sql<false> {
  return sql`hashtextextended('baustein worker ' || ${worker}::text, 0)`;
}

/** Does no worker of that name live any more? */
export async function isWorkerGone(db: SystemQueries, worker: string): Promise<boolean> {
  // A statement is its own transaction: what it locked is free again at once.
  const { isFree } = await db.one(
    { isFree: yesNo },
    sql`select pg_try_advisory_xact_lock(${workerLock(worker)}) as "isFree"`,
  );
  return isFree;
}
