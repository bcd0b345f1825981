import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { newKeyText } from '../../identity/keys/keyText.ts';
import { hashOf } from '../../identity/secret.ts';

/** Gives a key a new secret, of which only the hash is kept. */
export async function addSecret(
  tx: ScopedTransaction,
  { id, sid }: { id: number; sid: string },
): Promise<string> {
  const secret = newKeyText('key', sid);
  await asSystem(tx).run(sql`insert into access_key_secret (key_id, hash) values (${id}, ${hashOf(secret)})`);
  return secret;
}
