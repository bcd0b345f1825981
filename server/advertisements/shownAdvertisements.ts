import type { ShownAdvertisement } from '../../resources/calls/advertisement.ts';
import type { Scope } from '../access/scope.ts';
import { where } from '../access/where.ts';
import type { Fragment, Queries } from '../database/queries.ts';
import { today } from '../today.ts';

const mostShown = 20;

/** What runs today in a category: what aims at it or at one above it, `root_category` among these. */
export async function advertisementsOfCategory(
  sql: Queries,
  scope: Scope,
  sid: string,
): Promise<ShownAdvertisement[]> {
  return running(
    sql,
    scope,
    sql`a.categories && array(
      select ancestor_sid from category_closure where platform = ${scope.store} and descendant_sid = ${sid}
      union select ${sid})`,
  );
}

/** What runs today on the pages of a company. */
export async function advertisementsOfOrga(
  sql: Queries,
  scope: Scope,
  sid: string,
): Promise<ShownAdvertisement[]> {
  return running(sql, scope, sql`${sid} = any(a.orgas)`);
}

async function running(sql: Queries, scope: Scope, aimed: Fragment): Promise<ShownAdvertisement[]> {
  return sql<ShownAdvertisement[]>`
    select a.orga_sid as "orgaSid", a.sid, a.title, a.text, a.image, a.link, a.weight
    from advertisement a
    where ${where(sql, scope, 'a')} and ${aimed}
      and a."from" <= ${today()}::date and (a."to" is null or a."to" >= ${today()}::date)
    order by a.weight desc, a.id limit ${mostShown}`;
}
