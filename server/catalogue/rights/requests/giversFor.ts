import type { Country } from '../../../../resources/platform/platforms.ts';
import { text } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { json, sql } from '../../../base/database/sql.ts';

/** At so many addresses a request is told by mail; all others find it on their screens. */
const mostTold = 10;

/** The addresses of those who may give a right for this company, or where none is named for all. */
export async function giversFor(
  db: SystemQueries,
  { sub, orgaSid, country }: { sub: string; orgaSid: string | null; country: Country },
): Promise<string[]> {
  const own = orgaSid === null ? null : json({ sid: orgaSid, country });
  const found = await db.rows(
    { email: text() },
    sql`
      select email from (
        select distinct on (k.sub) k.email, r.orga_country is null as is_general
        from user_right r join known_user k on k.sub = r.sub
        where (r."right" = 'ADMIN' and r.orga_country is null
            or r."right" = 'USER_RIGHTS' and (r.orga_country is null or r.orga_country = ${own}::jsonb))
          and (r.until is null or r.until >= today_in_zurich())
          and k.email is not null and k.sub <> ${sub}
        order by k.sub
      ) giver
      order by is_general, email limit ${mostTold}`,
  );
  return found.map(({ email }) => email);
}
