import type { ExpiringAdvertisement } from '../../../resources/calls/dashboard.ts';
import { dashboard } from '../../../resources/limits.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';
import { today } from '../../../resources/today.ts';

/** Advertisements that run today or later and end soon, the first to end first. */
export async function expiringAdvertisements(sql: Queries, scope: Scope): Promise<ExpiringAdvertisement[]> {
  const first = today();
  return sql<ExpiringAdvertisement[]>`
    select a.orga_sid as "orgaSid", a.sid, a.title, a."to"::text as "to" from advertisement a
    where ${where(scope, 'a')}
      and a."to" between ${first}::date and ${first}::date + ${dashboard.expiringWithinDays}::int
    order by a."to", a.id limit ${dashboard.mostRows}`;
}
