import type { Series } from '../../../resources/calls/statistic.ts';
import { statistic } from '../../../resources/entities/statistic.ts';
import { mostStatisticDays } from '../../../resources/limits.ts';
import { integer } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const dayCounts = fieldsOf(statistic, 'day', 'pageViews', 'suggestionViews', 'clicks');

/** The version of a company's days: the same as long as they are. */
export async function seriesVersion(db: ScopedQueries, scope: Scope, orgaSid: string): Promise<number> {
  const { version } = await db.one(
    { version: integer },
    sql`
      select ('x' || left(md5(coalesce(string_agg(
        concat_ws(' ', s.day, s.page_views, s.suggestion_views, s.clicks), ',' order by s.day), '')), 12))::bit(48)::bigint as version
      from statistic s where ${where(scope, 's')} and s.orga_sid = ${orgaSid}`,
  );
  return version;
}

/** What the days brought to a company, oldest first, and their sums; days without visits are left out. */
export async function readSeries(
  db: ScopedQueries,
  scope: Scope,
  orgaSid: string,
  { from, to }: { from?: string | undefined; to?: string | undefined } = {},
): Promise<Series> {
  const newest = await db.rows(
    dayCounts,
    sql`
      select s.day::text as day, s.page_views as "pageViews", s.suggestion_views as "suggestionViews", s.clicks
      from statistic s
      where ${where(scope, 's')} and s.orga_sid = ${orgaSid}
        and s.day between ${from ?? '-infinity'}::text::date and ${to ?? 'infinity'}::text::date
      order by s.day desc limit ${mostStatisticDays}`,
  );
  const days = newest.toReversed();
  const sum = (name: 'pageViews' | 'suggestionViews' | 'clicks') =>
    days.reduce((all, day) => all + day[name], 0);
  return {
    orgaSid,
    days,
    total: { pageViews: sum('pageViews'), suggestionViews: sum('suggestionViews'), clicks: sum('clicks') },
  };
}
