import type { ExpiringPapers } from '../../../resources/calls/dashboard.ts';
import { dashboard, notices } from '../../../resources/limits.ts';
import { today } from '../../../resources/today.ts';
import { integer, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';

const papers = { orgaSid: text(), name: text(), over: integer, soon: integer };

/** The companies within the scope of which documents have expired or soon will, those with most of them first. */
export async function expiringPapers(db: ScopedQueries, scope: Scope): Promise<ExpiringPapers[]> {
  const day = today();
  return db.rows(
    papers,
    sql`
      select d.orga_sid as "orgaSid", coalesce(min(o.name), d.orga_sid) as name,
        count(*) filter (where d.expiry < ${day}::date) as over,
        count(*) filter (where d.expiry >= ${day}::date) as soon
      from document d left join orga o on o.platform = d.platform and o.sid = d.orga_sid
      where ${where(scope, 'd')} and d.expiry <= ${day}::date + ${notices.expiringWithinDays}::int
      group by d.orga_sid order by count(*) desc, d.orga_sid limit ${dashboard.mostRows}`,
  );
}
