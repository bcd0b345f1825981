import { asSystem } from '../database/asSystem.ts';
import type { ScopedTransaction } from '../database/queries.ts';
import { sql } from '../database/sql.ts';

/**
 * Until the end of the transaction nobody else stores, or sweeps away, what has this hash: whoever finds it there
 * may rely on it.
 */
export async function lockBlob(tx: ScopedTransaction, hash: string): Promise<void> {
  await asSystem(tx).run(sql`select pg_advisory_xact_lock(hashtextextended(${`blob ${hash}`}, 0))`);
}
