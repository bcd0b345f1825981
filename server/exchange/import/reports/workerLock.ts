import type { Fragment, Queries } from '../../../base/database/queries.ts';

/** The key of the advisory lock that a worker holds as long as it lives. */
export function workerLock(sql: Queries, worker: string): Fragment {
  return sql`hashtextextended('baustein worker ' || ${worker}::text, 0)`;
}
