import { createHash } from 'node:crypto';
import { copyRows } from '../server/base/database/copyRows.ts';
import type { SystemTransaction } from '../server/base/database/queries.ts';
import { demoUsers } from './demoUsers.ts';

/** The demo users' rights; the accounts themselves are the identity provider's. */
export async function loadDemoRights(tx: SystemTransaction): Promise<void> {
  const rows = demoUsers.flatMap(({ sub, email, rights }) =>
    rights.map(({ right, orgaCountry }) => [
      createHash('sha256').update(`${sub} ${right}`).digest('hex').slice(0, 32),
      sub,
      email,
      right,
      orgaCountry,
    ]),
  );
  await copyRows(tx, 'user_right', ['sid', 'sub', 'email', 'right', 'orga_country'], rows);
}
