import type { Fragment } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';

/** The key of the advisory lock that a worker holds as long as it lives. */
export function workerLock(worker: string): Fragment {
  return sql`hashtextextended('baustein worker ' || ${worker}::text, 0)`;
}
