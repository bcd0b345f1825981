import { sql, type Sql } from '../../../base/database/sql.ts';

/** The key of the advisory lock that a worker holds as long as it lives. */
export function workerLock(worker: string): Sql<false> {
  return sql`hashtextextended('baustein worker ' || ${worker}::text, 0)`;
}
