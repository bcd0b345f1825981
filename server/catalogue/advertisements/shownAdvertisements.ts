import type { ShownAdvertisement } from '../../../resources/calls/advertisement.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Fragment, Queries } from '../../base/database/queries.ts';
import { aimedAtCategory, aimedAtOrga, runningToday } from './conditions.ts';

const mostShown = 20;

/** What runs today in a category. */
export async function advertisementsOfCategory(
  sql: Queries,
  scope: Scope,
  sid: string,
): Promise<ShownAdvertisement[]> {
  return running(sql, scope, aimedAtCategory(scope, sid));
}

/** What runs today on the pages of a company. */
export async function advertisementsOfOrga(
  sql: Queries,
  scope: Scope,
  sid: string,
): Promise<ShownAdvertisement[]> {
  return running(sql, scope, aimedAtOrga(sid));
}

async function running(sql: Queries, scope: Scope, aimed: Fragment): Promise<ShownAdvertisement[]> {
  return sql<ShownAdvertisement[]>`
    select a.orga_sid as "orgaSid", a.sid, a.title, a.text, a.image, a.link, a.weight
    from advertisement a
    where ${where(scope, 'a')} and ${aimed} and ${runningToday()}
    order by a.weight desc, a.id limit ${mostShown}`;
}
