import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { touchedProducts, type Touched } from '../listing/touched.ts';

/** Asks for the search rows of these products of a platform, there or gone, to be written after the transaction. */
export async function markPending(
  tx: SystemTransaction,
  dataset: DatasetKey,
  touched: Touched,
): Promise<void> {
  await tx.run(sql`
    insert into search_pending (product_id, platform)
    select product_id, ${dataset} from (${touchedProducts(touched)}) touched`);
}
