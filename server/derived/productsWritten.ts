import type { StoreKey } from '../../resources/platforms.ts';
import type { Transaction } from '../database/connect.ts';
import { markPending } from '../search/pending.ts';
import { refreshCodes } from '../search/refreshCodes.ts';
import { holdTree } from '../listing/lockTree.ts';
import { refreshListing } from '../listing/refreshListing.ts';
import { judgeProducts } from '../quality/judgeProducts.ts';
import { markUnjudged } from '../quality/markUnjudged.ts';
import type { Touched } from '../listing/touched.ts';

/**
 * What follows from products that this transaction created, changed or deleted: listing, counts and codes
 * at once, search rows and, of a whole table, quality soon after. Call it after the products are written, late in the transaction: others who
 * write products of the same company wait from here on.
 */
export async function productsWritten(tx: Transaction, store: StoreKey, touched: Touched): Promise<void> {
  if (!('table' in touched) && touched.length === 0) return;
  await holdTree(tx, store);
  await refreshListing(tx, store, touched);
  await refreshCodes(tx, touched);
  await markPending(tx, touched);
  if (!('table' in touched)) await judgeProducts(tx, touched);
  await markUnjudged(tx, touched);
}
