import type { DatasetKey } from '../../../resources/platforms.ts';
import type { Transaction } from '../../base/database/connect.ts';
import { productsWritten } from '../../catalogue/derived/productsWritten.ts';

/**
 * What follows from products that an import wrote, in its transaction.
 * @param table has their ids in the column `product_id`
 * @returns the newest entry of those whose search rows wait to be written; null when none does
 */
export async function afterMerge(
  tx: Transaction,
  dataset: DatasetKey,
  table: string,
): Promise<number | null> {
  await productsWritten(tx, dataset, { table });
  return newestPending(tx);
}

/** The newest entry of the search rows that wait to be written; null when none does. */
export async function newestPending(tx: Transaction): Promise<number | null> {
  const [newest] = await tx<[{ mark: number | null }]>`select max(id) as mark from search_pending`;
  return newest.mark;
}
