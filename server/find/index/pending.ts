import type { Queries } from '../../base/database/queries.ts';
import { touchedProducts, type Touched } from '../listing/touched.ts';

/** Asks for the search rows of these products, there or gone, to be written after the transaction. */
export async function markPending(tx: Queries, touched: Touched): Promise<void> {
  await tx`insert into search_pending (product_id) ${touchedProducts(touched)}`;
}
