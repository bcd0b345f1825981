import type { SystemPool } from '../../server/base/database/queries.ts';
import { join, sql } from '../../server/base/database/sql.ts';
import type { NewAccount } from '../../server/identity/Issuer.ts';
import { storedPassword } from '../credentials/password.ts';

/** Makes these accounts with one password, but only where there is no account at all. Returns whether it did. */
export async function makeAccounts(
  write: SystemPool,
  accounts: readonly NewAccount[],
  password: string,
): Promise<boolean> {
  const rows = accounts.map(({ username, sub, email }) => {
    const { salt, verifier } = storedPassword(sub, password);
    return sql`(${username}, ${sub}, ${email}, true, ${salt}, ${verifier})`;
  });
  return write.transaction(async (tx) => {
    await tx.run(sql`lock table idp.app_user in share row exclusive mode`);
    if (await tx.has(sql`select from idp.app_user limit 1`)) return false;
    await tx.run(sql`
      insert into idp.app_user (username, sub, email, email_verified, salt, verifier) values ${join(rows)}`);
    return true;
  });
}
