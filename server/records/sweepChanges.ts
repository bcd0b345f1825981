import { keepDays } from '../../resources/limits.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';

const batchSize = 5000;

/** Forgets changes that are older than the record is kept, but not which versions are used (behaviour B160). */
export async function sweepChanges(db: SystemQueries): Promise<void> {
  for (;;) {
    const forgotten = await db.run(sql`
      with forgotten as (
        delete from change where id in (
          select id from change where at < now() - make_interval(days => ${keepDays.changes})
          limit ${batchSize})
        returning entity, platform, key, kind, version
      ),
      kept as (
        insert into last_version as known (entity, platform, key, version)
        select entity, platform, key, max(version) from forgotten
        where kind = 'deleted' and version is not null group by 1, 2, 3
        on conflict (entity, platform, key) do update set version = greatest(known.version, excluded.version)
      )
      select from forgotten`);
    if (forgotten < batchSize) break;
  }
  await db.run(sql`delete from activity where until < now() - make_interval(days => ${keepDays.changes})`);
}
