import type { Queries } from '../../base/database/queries.ts';
import { touchedProducts, type Touched } from '../../find/listing/touched.ts';

/** Asks for these products, and the mean of their companies, to be judged after the transaction. */
export async function markUnjudged(tx: Queries, touched: Touched): Promise<void> {
  await tx`insert into quality_pending (product_id) ${touchedProducts(touched)}`;
}
