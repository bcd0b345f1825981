import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { markPending } from '../../find/index/pending.ts';
import { codeNew, refreshCodes } from '../../find/index/refreshCodes.ts';
import { holdTree } from '../../find/listing/lockTree.ts';
import { listNew } from '../../find/listing/listNew.ts';
import { refreshListing } from '../../find/listing/refreshListing.ts';
import { markOrgaUnjudged } from '../quality/markOrgaUnjudged.ts';
import { judgeProducts } from '../quality/judgeProducts.ts';
import { markUnjudged } from '../quality/markUnjudged.ts';
import type { Touched } from '../../find/listing/touched.ts';

/**
 * What follows from products that this transaction created, changed or deleted: listing, counts and codes
 * at once, search rows and, of a whole table, quality soon after. Call it after the products are written, late in the
 * transaction: others who write products of the same company wait from here on.
 * @param others sids of the companies that lost products, or have new ones that are judged already: their mean is another one
 * @param apart those of them that stand elsewhere in lists now, those that have other codes, and those that are still to be
 * judged, where that is known; and those that this transaction made, which are in none of these
 */
export async function productsWritten(
  tx: SystemTransaction,
  dataset: DatasetKey,
  touched: Touched,
  others: readonly string[] = [],
  apart: { placed?: Touched; coded?: Touched; unjudged?: Touched; created?: Touched } = {},
): Promise<void> {
  for (const orgaSid of others) await markOrgaUnjudged(tx, dataset, orgaSid);
  if (!('table' in touched) && touched.length === 0) return;
  await holdTree(tx, dataset);
  await refreshListing(tx, dataset, apart.placed ?? touched);
  await refreshCodes(tx, apart.coded ?? touched);
  if (apart.created) {
    await listNew(tx, dataset, apart.created);
    await codeNew(tx, apart.created);
  }
  await markPending(tx, dataset, touched);
  if (!('table' in touched)) await judgeProducts(tx, touched);
  await markUnjudged(tx, apart.unjudged ?? touched);
}
