import { demoPassword, demoUsers } from '../../demo/demoUsers.ts';
import { makeAccounts } from '../../idp/ownAccount/makeAccounts.ts';
import type { TaggedPool } from './tagged.ts';

/** Makes the accounts of the demo users; false where there are accounts already. */
export function seedDemoUsers(sql: TaggedPool): Promise<boolean> {
  return makeAccounts(sql, demoUsers, demoPassword);
}
