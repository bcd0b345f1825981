import type { Database } from '../base/database/connect.ts';
import { sql } from '../base/database/sql.ts';
import { indexPendingProducts } from '../find/index/indexPendingProducts.ts';

/**
 * Writes the search rows that products ask for. A short look comes first: mostly nothing waits, and indexing itself begins
 * with several statements. A signal ends it after the batch at hand.
 */
export async function indexWhenWaiting(
  database: Pick<Database, 'write'>,
  signal: AbortSignal,
): Promise<void> {
  const isAnyWaiting = await database.write.has(sql`select from search_pending order by id limit 1`);
  if (isAnyWaiting) await indexPendingProducts(database, signal);
}
