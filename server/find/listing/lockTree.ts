import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Keeps the tree of a platform as it is until the end of the transaction; many may hold it. */
export async function holdTree(tx: SystemTransaction, dataset: DatasetKey): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock_shared(hashtextextended(${`category tree ${dataset}`}, 0))`);
}

/** Waits until nobody holds the tree of a platform, and keeps it for this transaction alone. */
export async function lockTree(tx: SystemTransaction, dataset: DatasetKey): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`category tree ${dataset}`}, 0))`);
}
