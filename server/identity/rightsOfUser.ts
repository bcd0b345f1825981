import { userRight } from '../../resources/entities/userRight.ts';
import type { GrantedRight } from '../../resources/grantedRight.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import { fieldsOf } from '../records/fieldsOf.ts';

const grantedRight = fieldsOf(userRight, 'right', 'orgaCountry');

/**
 * Every right of a user, those included that wait for the owner of that proven e-mail address: read on each
 * call, so that a right taken away acts at once.
 */
export async function rightsOfUser(db: SystemQueries, sub: string, email?: string): Promise<GrantedRight[]> {
  const rows = await db.rows(
    grantedRight,
    sql`
      select "right", orga_country as "orgaCountry" from user_right
      where sub = ${sub} or (sub is null and lower(email) = lower(${email ?? null}))
      order by id limit 5000`,
  );
  return rows.map(({ right, orgaCountry }) => (orgaCountry ? { right, orgaCountry } : { right }));
}
