import { feedHours } from '../../../resources/limits.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Forgets what the feed told longer ago than anybody goes on from. */
export async function sweepFeed(db: SystemQueries): Promise<void> {
  await db.run(sql`delete from feed where at < now() - make_interval(hours => ${feedHours.kept})`);
}
