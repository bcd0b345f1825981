import { randomUUID } from 'node:crypto';
import type { SystemPool } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';

/**
 * Gives the right ADMIN to whoever proves to own that e-mail address, but only where nobody has or awaits it: so an
 * installation comes to its first administrator, whatever identity provider it has (behaviour B383). Returns whether it did.
 */
export async function giveFirstAdministrator(write: SystemPool, email: string): Promise<boolean> {
  return write.transaction(async (tx) => {
    // Several processes may start at once; and nobody gives rights meanwhile.
    await tx.run(sql`lock table user_right in share row exclusive mode`);
    const given = await tx.run(sql`
      insert into user_right (sid, email, "right")
      select ${randomUUID()}::text, ${email.toLowerCase()}::text, 'ADMIN'
      where not exists (select from user_right where "right" = 'ADMIN')`);
    return given > 0;
  });
}
