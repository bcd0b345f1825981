import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { newSecret } from './signatures.ts';

/** Gives a webhook a new secret, and answers it. */
export async function addSecret(tx: SystemTransaction, id: number): Promise<string> {
  const secret = newSecret();
  await tx.run(sql`insert into webhook_secret (webhook_id, secret) values (${id}, ${secret})`);
  return secret;
}
