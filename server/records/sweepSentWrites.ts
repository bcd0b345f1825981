import { imports } from '../../resources/limits.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';

/** Forgets the names of writes that nobody will send again (behaviour B226). */
export async function sweepSentWrites(db: SystemQueries): Promise<void> {
  await db.run(sql`
    delete from sent_write
    where created_at < now() - make_interval(days => ${imports.keepIdempotencyKeyDays})`);
}
