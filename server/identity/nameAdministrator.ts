import { randomUUID } from 'node:crypto';
import { text, yesNo } from '../base/database/column.ts';
import type { SystemPool } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';

/**
 * Gives the right ADMIN to whoever proves to own that e-mail address, where nobody has come who has it: one that awaits it
 * under another address, as under a mistyped one, loses it (behaviour B766). Returns the sentence that says so.
 * @param isAlso beside those who have it, none of whom may be able to sign in any more
 * @throws {Error} that says who has it already, or that there are no tables
 */
export async function nameAdministrator(write: SystemPool, typed: string, isAlso: boolean): Promise<string> {
  const email = typed.toLowerCase();
  if (!(await write.has(sql`select where to_regclass('user_right') is not null`)))
    throw new Error('The database holds no tables yet: start Baustein once, then name its administrator.');
  return write.transaction(async (tx) => {
    await tx.run(sql`lock table user_right in share row exclusive mode`);
    const holders = await tx.rows(
      { who: text(), hasCome: yesNo, isSame: yesNo },
      sql`
        select coalesce(k.username, r.email, r.sub) as who, r.sub is not null as "hasCome",
          coalesce(lower(coalesce(k.email, r.email)) = ${email}, false) as "isSame"
        from user_right r left join known_user k on k.sub = r.sub
        where r."right" = 'ADMIN' and r.orga_country is null and (r.until is null or r.until >= today_in_zurich())
        order by r.id`,
    );
    if (holders.some(({ isSame }) => isSame))
      throw new Error(`${email} has the right already: sign in with an account of that address.`);
    const come = holders.filter(({ hasCome }) => hasCome).map(({ who }) => who);
    if (come.length > 0 && !isAlso)
      throw new Error(
        `There is an administrator already (${come.join(', ')}), who gives rights to others: backoffice, Benutzerrechte. If none of them can sign in any more, add --also.`,
      );
    if (come.length === 0)
      await tx.run(
        sql`delete from user_right where "right" = 'ADMIN' and orga_country is null and sub is null`,
      );
    await tx.run(sql`
      insert into user_right (sid, email, "right") values (${randomUUID()}, ${email}, 'ADMIN')`);
    const instead = come.length === 0 && holders.length > 0 ? `, instead of ${holders[0]?.who}` : '';
    return `Whoever signs in and owns ${email} is the administrator${instead}.`;
  });
}
