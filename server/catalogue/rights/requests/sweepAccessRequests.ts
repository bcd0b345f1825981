import { keepDays } from '../../../../resources/limits.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';

/** Forgets who asked for a right long ago. */
export async function sweepAccessRequests(db: SystemQueries): Promise<void> {
  await db.run(
    sql`delete from access_request where asked_at < now() - make_interval(days => ${keepDays.accessRequests})`,
  );
}
