import type { Transaction } from '../database/connect.ts';

/** One writer of search rows at a time, so that an older state of a product never overwrites a newer one. */
export async function lockSearchRows(tx: Transaction): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended('baustein search rows', 0))`;
}
