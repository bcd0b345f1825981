import { notices } from '../../../resources/limits.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Forgets what was seen and mailed of what is no news any more; what still concerns somebody may be older than its news. */
export async function sweepNotices(db: SystemQueries): Promise<void> {
  await db.run(
    sql`delete from notice_mark where at < now() - make_interval(days => ${notices.keepMarksDays})`,
  );
}
