import type { ShownAdvertisement } from '../../../resources/calls/advertisement.ts';
import { advertisement } from '../../../resources/entities/advertisement.ts';
import type { Scope } from '../../records/access/scope.ts';
import { seenToday } from '../../records/seenToday.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import { aimedAtCategory, aimedAtOrga } from './conditions.ts';

const mostShown = 20;

const shownAdvertisement = fieldsOf(
  advertisement,
  'orgaSid',
  'sid',
  'title',
  'text',
  'image',
  'link',
  'weight',
);

/** What runs today in a category. */
export async function advertisementsOfCategory(
  db: ScopedQueries,
  scope: Scope,
  sid: string,
): Promise<ShownAdvertisement[]> {
  return running(db, scope, aimedAtCategory(scope, sid));
}

/** What runs today on the pages of a company. */
export async function advertisementsOfOrga(
  db: ScopedQueries,
  scope: Scope,
  sid: string,
): Promise<ShownAdvertisement[]> {
  return running(db, scope, aimedAtOrga(sid));
}

async function running(db: ScopedQueries, scope: Scope, aimed: Sql): Promise<ShownAdvertisement[]> {
  return db.rows(
    shownAdvertisement,
    sql`
      select a.orga_sid as "orgaSid", a.sid, a.title, a.text, a.image, a.link, a.weight
      from advertisement a
      where ${where(scope, 'a')} and ${aimed} and ${seenToday(advertisement, 'a')}
      order by a.weight desc, a.id limit ${mostShown}`,
  );
}
