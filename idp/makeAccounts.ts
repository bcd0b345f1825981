import type { Sql } from '../server/base/database/connect.ts';
import type { NewAccount } from '../server/identity/Issuer.ts';
import { storedPassword } from './password.ts';

/** Makes these accounts with one password, but only where there is no account at all. Returns whether it did. */
export async function makeAccounts(
  sql: Sql,
  accounts: readonly NewAccount[],
  password: string,
): Promise<boolean> {
  const rows = accounts.map(({ username, sub, email }) => ({
    username,
    sub,
    email,
    email_verified: true,
    ...storedPassword(sub, password),
  }));
  return sql.begin(async (transaction) => {
    await transaction`lock table idp.app_user in share row exclusive mode`;
    const someone = await transaction`select from idp.app_user limit 1`;
    if (someone.count > 0) return false;
    await transaction`insert into idp.app_user ${transaction(rows)}`;
    return true;
  });
}
