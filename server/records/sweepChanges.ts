import { keepDays } from '../../resources/limits.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';

const batchSize = 5000;

/** Forgets changes that are older than the record is kept. */
export async function sweepChanges(db: SystemQueries): Promise<void> {
  for (;;) {
    const forgotten = await db.run(sql`
      delete from change where id in (
        select id from change where at < now() - make_interval(days => ${keepDays.changes})
        limit ${batchSize})`);
    if (forgotten < batchSize) return;
  }
}
