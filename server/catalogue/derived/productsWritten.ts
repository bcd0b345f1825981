import type { DatasetKey } from '../../../resources/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { markPending } from '../../find/index/pending.ts';
import { refreshCodes } from '../../find/index/refreshCodes.ts';
import { holdTree } from '../../find/listing/lockTree.ts';
import { refreshListing } from '../../find/listing/refreshListing.ts';
import { markOrgaUnjudged } from '../quality/markOrgaUnjudged.ts';
import { judgeProducts } from '../quality/judgeProducts.ts';
import { markUnjudged } from '../quality/markUnjudged.ts';
import type { Touched } from '../../find/listing/touched.ts';

/**
 * What follows from products that this transaction created, changed or deleted: listing, counts and codes
 * at once, search rows and, of a whole table, quality soon after. Call it after the products are written, late in the
 * transaction: others who write products of the same company wait from here on.
 * @param losers sids of the companies that lost products
 * @param apart those of them that stand elsewhere in lists now, and those that have other codes, where that is known
 */
export async function productsWritten(
  tx: SystemTransaction,
  dataset: DatasetKey,
  touched: Touched,
  losers: readonly string[] = [],
  apart: { placed?: Touched; coded?: Touched } = {},
): Promise<void> {
  for (const orgaSid of losers) await markOrgaUnjudged(tx, dataset, orgaSid);
  if (!('table' in touched) && touched.length === 0) return;
  await holdTree(tx, dataset);
  await refreshListing(tx, dataset, apart.placed ?? touched);
  await refreshCodes(tx, apart.coded ?? touched);
  await markPending(tx, touched);
  if (!('table' in touched)) await judgeProducts(tx, touched);
  await markUnjudged(tx, touched);
}
