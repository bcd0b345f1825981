import type { DatasetKey } from '../../../resources/platforms.ts';
import type { Transaction } from '../../base/database/connect.ts';

/** Keeps the tree of a platform as it is until the end of the transaction; many may hold it. */
export async function holdTree(tx: Transaction, dataset: DatasetKey): Promise<void> {
  await tx`select pg_advisory_xact_lock_shared(hashtextextended(${`category tree ${dataset}`}, 0))`;
}

/** Waits until nobody holds the tree of a platform, and keeps it for this transaction alone. */
export async function lockTree(tx: Transaction, dataset: DatasetKey): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`category tree ${dataset}`}, 0))`;
}
