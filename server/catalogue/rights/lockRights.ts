import type { Transaction } from '../../base/database/connect.ts';

/** One giver of rights at a time, so that two administrators cannot remove each other. */
export async function lockRights(tx: Transaction): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended('baustein user rights', 0))`;
}
