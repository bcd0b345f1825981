import { isCompanyRight } from '../../../../resources/access/isCompanyRight.ts';
import type { Asking } from '../../../../resources/calls/accessRequest.ts';
import { accessRequests as limits } from '../../../../resources/limits.ts';
import type { Platform } from '../../../../resources/platform/platforms.ts';
import { integer } from '../../../base/database/column.ts';
import type { SystemPool } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { tooMany } from '../../../base/problems.ts';

const day = 24 * 3600;

/**
 * Keeps what an account asks for, once for as long as nobody has answered; returns whether it is new. Whether there is such
 * a company, or anybody to answer, makes no difference. Throws 429 for more than one account may ask for (behaviour B507).
 */
export async function askForRight(
  db: SystemPool,
  sub: string,
  { key, country }: Pick<Platform, 'key' | 'country'>,
  { right, orgaSid, company, wish = '', language }: Asking,
): Promise<boolean> {
  const isBound = isCompanyRight(right);
  const sid = (isBound && orgaSid) || null;
  const name = (isBound && company) || null;
  return db.transaction(async (tx) => {
    // One after the other, so that two tabs do not ask for more than may be asked for.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`access request ${sub}`}, 0))`);
    const again = await tx.run(sql`
      update access_request set wish = ${wish}, language = ${language}
      where sub = ${sub} and state = 'open' and "right" = ${right} and country = ${country}
        and coalesce(orga_sid, '') = ${sid ?? ''} and lower(coalesce(company, '')) = lower(${name ?? ''})`);
    if (again > 0) return false;
    const { open, today } = await tx.one(
      { open: integer, today: integer },
      sql`
        select count(*) filter (where state = 'open') as open,
          count(*) filter (where asked_at > now() - interval '1 day') as today
        from access_request where sub = ${sub}`,
    );
    if (open >= limits.mostOpen || today >= limits.mostADay) throw tooMany(day);
    await tx.run(sql`
      insert into access_request (sub, platform, country, "right", orga_sid, company, wish, language)
      values (${sub}, ${key}, ${country}, ${right}, ${sid}, ${name}, ${wish}, ${language})`);
    return true;
  });
}
