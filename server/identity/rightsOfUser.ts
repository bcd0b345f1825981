import type { GrantedRight } from '../../resources/grantedRight.ts';
import type { Queries } from '../base/database/queries.ts';

/**
 * Every right of a user, those included that wait for the owner of that proven e-mail address: read on each
 * call, so that a right taken away acts at once.
 */
export async function rightsOfUser(sql: Queries, sub: string, email?: string): Promise<GrantedRight[]> {
  const rows = await sql<{ right: GrantedRight['right']; orgaCountry: GrantedRight['orgaCountry'] | null }[]>`
    select "right", orga_country as "orgaCountry" from user_right
    where sub = ${sub} or (sub is null and lower(email) = lower(${email ?? null}))
    order by id limit 5000`;
  return rows.map(({ right, orgaCountry }) => (orgaCountry ? { right, orgaCountry } : { right }));
}
