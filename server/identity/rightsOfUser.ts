import type { z } from 'zod';
import { userRight } from '../../resources/entities/userRight.ts';
import type { GrantedRight } from '../../resources/platform/grantedRight.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql, type Identifier, type Sql } from '../base/database/sql.ts';
import { fieldsOf } from '../records/fieldsOf.ts';
import { objectOf } from '../records/objectOf.ts';

const grantedRight = fieldsOf(userRight, 'right', 'orgaCountry', 'until');
/** A row of `rightsQuery`. */
export const storedRight = objectOf(userRight, 'right', 'orgaCountry', 'until');

/**
 * Every right of a user, those included that wait for the owner of that proven e-mail address: read on each
 * call, so that a right taken away acts at once, and one that ends does so at every process (behaviour B505).
 */
export async function rightsOfUser(db: SystemQueries, sub: string, email?: string): Promise<GrantedRight[]> {
  return grantedRights(await db.rows(grantedRight, rightsQuery(sub, email)));
}

/** The query for them; `sub` may be a column that names it. */
export function rightsQuery(sub: string | Identifier, email: string | undefined): Sql {
  return sql`
    select "right", orga_country as "orgaCountry", until from user_right
    where (sub = ${sub} or (sub is null and lower(email) = lower(${email ?? null})))
      and (until is null or until >= today_in_zurich())
    order by id limit 5000`;
}

/** What its rows say. */
export function grantedRights(rows: readonly z.output<typeof storedRight>[]): GrantedRight[] {
  return rows.map(({ right, orgaCountry, until }) => ({
    right,
    ...(orgaCountry && { orgaCountry }),
    ...(until !== null && { until }),
  }));
}
