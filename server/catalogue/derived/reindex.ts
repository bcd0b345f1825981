import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { integer } from '../../base/database/column.ts';
import type { Database } from '../../base/database/connect.ts';
import { sql } from '../../base/database/sql.ts';
import { recountFacets } from '../../find/facets/recountFacets.ts';
import { productsWritten } from './productsWritten.ts';
import { recountListing } from '../../find/listing/recountListing.ts';
import { refreshClosure } from '../../find/listing/refreshClosure.ts';
import { tellFeed } from '../../records/feed/tellFeed.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';
import { lockSearchRows } from '../../find/index/lockSearchRows.ts';
import { rewriteNames } from '../../find/index/names/rewriteNames.ts';
import { rewriteVocabulary } from '../../find/vocabulary/rewriteVocabulary.ts';
import { noteAllVariants } from '../../find/variants/noteVariants.ts';
import { lockVariants } from '../../find/variants/regroupVariants.ts';
import { rebuildTerms } from '../../find/index/terms.ts';
import { recutTiers } from '../../find/index/tiers.ts';

const batchSize = 5000;

/**
 * Builds everything that is derived from the products of a platform anew: closure, listing, counts, codes,
 * names, vocabulary, search rows, facets, tiers, dictionary. In short transactions that only write what was wrong, so that reads
 * keep answering. Returns the number of products. A signal ends it after the batch at hand.
 */
export async function reindex(
  database: Pick<Database, 'write'>,
  dataset: DatasetKey,
  signal?: AbortSignal,
): Promise<number> {
  const { write } = database;
  await write.transaction(async (tx) => {
    await refreshClosure(tx, dataset);
    await rewriteNames(tx, dataset);
    await rewriteVocabulary(tx);
  });
  let products = 0;
  let last = 0;
  for (;;) {
    signal?.throwIfAborted();
    const from = last;
    const ids = await write.rows(
      { id: integer },
      sql`select id from product where platform = ${dataset} and id > ${from} order by id limit ${batchSize}`,
    );
    if (ids.length === 0) break;
    last = ids.at(-1)?.id ?? last;
    products += ids.length;
    await write.transaction(async (tx) => {
      await productsWritten(
        tx,
        dataset,
        ids.map(({ id }) => id),
      );
    });
  }
  await write.transaction(async (tx) => {
    const gone = await tx.rows(
      { id: integer },
      sql`
        select product_id as id from category_product where platform = ${dataset}
        union select product_id from product_code where platform = ${dataset}
        union select product_id from product_search where platform = ${dataset}
        union select product_id from product_title where platform = ${dataset}
        union select product_id from product_facet where platform = ${dataset}
        union select product_id from product_summary where platform = ${dataset}
        union select product_id from product_variant where platform = ${dataset}
        except select id from product where platform = ${dataset}`,
    );
    await productsWritten(
      tx,
      dataset,
      gone.map(({ id }) => id),
    );
  });
  await write.transaction(async (tx) => {
    await recountListing(tx, dataset);
  });
  await recutTiers(write, dataset);
  await noteAllVariants(write, dataset);
  await indexPendingProducts(database, signal);
  await write.transaction(async (tx) => {
    await lockSearchRows(tx);
    await lockVariants(tx);
    await recountFacets(tx, dataset);
    // Blocks that were wrong are told of by no table.
    await tellFeed(tx, '*', [dataset]);
  });
  await rebuildTerms(write);
  await tellFeed(write, 'search', [dataset]);
  return products;
}
