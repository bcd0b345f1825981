import type { ExpiringAdvertisement } from '../../../resources/calls/dashboard.ts';
import { advertisement } from '../../../resources/entities/advertisement.ts';
import { dashboard } from '../../../resources/limits.ts';
import { today } from '../../../resources/today.ts';
import { day } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const expiring = { ...fieldsOf(advertisement, 'orgaSid', 'sid', 'title'), to: day };

/** Advertisements that run today or later and end soon, the first to end first. */
export async function expiringAdvertisements(
  db: ScopedQueries,
  scope: Scope,
): Promise<ExpiringAdvertisement[]> {
  const first = today();
  return db.rows(
    expiring,
    sql`
      select a.orga_sid as "orgaSid", a.sid, a.title, a."to"::text as "to" from advertisement a
      where ${where(scope, 'a')}
        and a."to" between ${first}::date and ${first}::date + ${dashboard.expiringWithinDays}::int
      order by a."to", a.id limit ${dashboard.mostRows}`,
  );
}
