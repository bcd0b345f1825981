import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Products are divided among so many writers of search rows; a product always goes to the same one. */
export const lanes = [0, 1] as const;
export type Lane = (typeof lanes)[number];

/**
 * Lets one writer of search rows at a time into a lane, until the end of its transaction, so that an older
 * state of a product never overwrites a newer one.
 */
export async function lockLane(tx: SystemTransaction, lane: Lane): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('baustein search rows', ${lane}))`);
}

/** Keeps all search rows as they are until the end of the transaction. */
export async function lockSearchRows(tx: SystemTransaction): Promise<void> {
  for (const lane of lanes) await lockLane(tx, lane);
}
