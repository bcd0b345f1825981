import { bulkChanges, imports, keepDays } from '../../../resources/limits.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Forgets what was looked at and not done, the records of what is too old to be undone, and then all of it. */
export async function sweepBulk(db: SystemQueries): Promise<void> {
  await db.run(sql`
    delete from bulk_change
    where created_at < now() - make_interval(days => ${keepDays.changes})
      or (state in ('looking', 'ready') and created_at < now() - make_interval(hours => ${bulkChanges.keepUnusedHours}))`);
  await db.run(sql`
    delete from bulk_row r using bulk_change b
    where b.id = r.bulk_id and b.created_at < now() - make_interval(days => ${imports.keepDays})`);
}
