import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { markPending } from '../../find/index/pending.ts';
import { refreshClosure } from '../../find/listing/refreshClosure.ts';
import { refreshBranches } from '../../find/listing/refreshBranches.ts';
import { refreshListing } from '../../find/listing/refreshListing.ts';

/**
 * What follows from changed category relations of a platform: the closure, and the listing, counts and
 * search rows of the products below categories whose path changed. The whole tree is gone through unless it is said
 * which categories hang elsewhere now.
 */
export async function treeWritten(
  tx: SystemTransaction,
  dataset: DatasetKey,
  sids?: readonly string[],
): Promise<void> {
  const moved = await (sids ? refreshBranches(tx, dataset, sids) : refreshClosure(tx, dataset));
  if (moved.length === 0) return;
  await tx.run(sql`drop table if exists touched_by_tree`);
  await tx.run(sql`
    create temporary table touched_by_tree on commit drop as
    select id as product_id from product
    where platform = ${dataset} and main_category = any(${moved})`);
  await refreshListing(tx, dataset, { table: 'touched_by_tree' });
  await markPending(tx, dataset, { table: 'touched_by_tree' });
}
