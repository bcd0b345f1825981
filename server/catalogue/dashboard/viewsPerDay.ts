import type { DayViews } from '../../../resources/calls/dashboard.ts';
import { dashboard } from '../../../resources/limits.ts';
import { today } from '../../../resources/today.ts';
import { day, integer } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';

const views = { day, pageViews: integer, clicks: integer, pageViewsBefore: integer };

/** What the last days brought to all companies within the scope together beside as many before, oldest first; none is left out. */
export async function viewsPerDay(db: ScopedQueries, scope: Scope): Promise<DayViews[]> {
  const last = today();
  return db.rows(
    views,
    sql`
      select days.day::date::text as day,
        coalesce(sum(s.page_views) filter (where s.day = days.day::date), 0)::bigint as "pageViews",
        coalesce(sum(s.clicks) filter (where s.day = days.day::date), 0)::bigint as clicks,
        coalesce(sum(s.page_views) filter (where s.day <> days.day::date), 0)::bigint as "pageViewsBefore"
      from generate_series(${last}::date - ${dashboard.days - 1}::int, ${last}::date, interval '1 day') as days (day)
      left join statistic s on s.day in (days.day::date, days.day::date - ${dashboard.days}::int) and ${where(scope, 's')}
      group by days.day order by days.day`,
  );
}
