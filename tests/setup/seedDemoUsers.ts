import { demoPassword, demoUsers } from '../../demo/demoUsers.ts';
import { makeAccounts } from '../../idp/makeAccounts.ts';
import type { Sql } from '../../server/base/database/connect.ts';

/** Makes the accounts of the demo users; false where there are accounts already. */
export function seedDemoUsers(sql: Sql): Promise<boolean> {
  return makeAccounts(sql, demoUsers, demoPassword);
}
