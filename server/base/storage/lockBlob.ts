import type { Transaction } from '../database/connect.ts';

/**
 * Until the end of the transaction nobody else stores, or sweeps away, what has this hash: whoever finds it there
 * may rely on it.
 */
export async function lockBlob(tx: Transaction, hash: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`blob ${hash}`}, 0))`;
}
