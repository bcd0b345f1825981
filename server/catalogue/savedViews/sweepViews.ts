import { entities } from '../../../resources/registry.ts';
import { imports, savedViews } from '../../../resources/limits.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/**
 * Forgets views that nobody can use any more: of companies that are gone and cannot be brought back, and what an account keeps
 * for itself that has not been used for long, as of one that is gone we are not told.
 */
export async function sweepViews(db: SystemQueries): Promise<void> {
  await db.run(sql`
    delete from saved_view v where v.audience = 'company'
      and not exists (select from orga o where o.platform = v.platform and o.sid = v.orga_sid)
      and not exists (
        select from change c
        where c.entity = ${entities.orga.name} and c.platform = v.platform and c.key = array[v.orga_sid] and c.kind = 'deleted'
          and c.at > now() - make_interval(days => ${imports.keepDays}))`);
  await db.run(sql`
    delete from saved_view v using known_user u
    where v.audience = 'self' and u.sub = v.sub
      and u.last_seen_at < now() - make_interval(days => ${savedViews.keepDaysUnused})`);
}
