import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { touchedProducts, type Touched } from '../listing/touched.ts';

/** Asks for the search rows of these products, there or gone, to be written after the transaction. */
export async function markPending(tx: SystemTransaction, touched: Touched): Promise<void> {
  await tx.run(sql`insert into search_pending (product_id) ${touchedProducts(touched)}`);
}
