import { createHash } from 'node:crypto';
import { copyRows } from '../database/copyRows.ts';
import type { Transaction } from '../database/connect.ts';
import { demoUsers } from '../identity/demoUsers.ts';

/** The demo users' rights; the accounts themselves are the identity provider's. */
export async function loadDemoRights(tx: Transaction): Promise<void> {
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
