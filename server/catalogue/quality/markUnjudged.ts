import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { touchedProducts, type Touched } from '../../find/listing/touched.ts';

/** Asks for these products, and the mean of their companies, to be judged after the transaction. */
export async function markUnjudged(tx: SystemTransaction, touched: Touched): Promise<void> {
  await tx.run(sql`insert into quality_pending (product_id) ${touchedProducts(touched)}`);
}
