import type { StoreKey } from '../../resources/platforms.ts';
import type { Database } from '../database/connect.ts';
import { recountFacets } from '../facets/recountFacets.ts';
import { productsWritten } from './productsWritten.ts';
import { recountListing } from '../listing/recountListing.ts';
import { refreshClosure } from '../listing/refreshClosure.ts';
import { raiseContentVersion } from '../repositories/contentVersion.ts';
import { foldPending } from '../search/foldPending.ts';
import { lockSearchRows } from '../search/lockSearchRows.ts';
import { rewriteNames } from '../search/names/rewriteNames.ts';
import { rebuildTerms } from '../search/terms.ts';
import { recutTiers } from '../search/tiers.ts';

const batchSize = 5000;

/**
 * Builds everything that is derived from the products of a platform anew: closure, listing, counts, codes,
 * names, search rows, facets, tiers, dictionary. In short transactions that only write what was wrong, so that reads
 * keep answering. Returns the number of products. A signal ends it after the batch at hand.
 */
export async function reindex(
  database: Pick<Database, 'write'>,
  store: StoreKey,
  signal?: AbortSignal,
): Promise<number> {
  const { write } = database;
  await write.begin(async (tx) => {
    await refreshClosure(tx, store);
    await rewriteNames(tx, store);
    await raiseContentVersion(tx, store);
  });
  let products = 0;
  let last = 0;
  for (;;) {
    signal?.throwIfAborted();
    const from = last;
    const ids = await write<{ id: number }[]>`
      select id from product where platform = ${store} and id > ${from} order by id limit ${batchSize}`;
    if (ids.length === 0) break;
    last = ids.at(-1)?.id ?? last;
    products += ids.length;
    await write.begin(async (tx) => {
      await productsWritten(
        tx,
        store,
        ids.map(({ id }) => id),
      );
      await raiseContentVersion(tx, store);
    });
  }
  await write.begin(async (tx) => {
    const gone = await tx<{ id: number }[]>`
      select product_id as id from category_product where platform = ${store}
      union select product_id from product_code where platform = ${store}
      union select product_id from product_search where platform = ${store}
      union select product_id from product_title where platform = ${store}
      union select product_id from product_facet where platform = ${store}
      except select id from product where platform = ${store}`;
    await productsWritten(
      tx,
      store,
      gone.map(({ id }) => id),
    );
  });
  await write.begin(async (tx) => {
    await recountListing(tx, store);
    await raiseContentVersion(tx, store);
  });
  await recutTiers(write, store);
  await foldPending(database, signal);
  await write.begin(async (tx) => {
    await lockSearchRows(tx);
    await recountFacets(tx, store);
    await raiseContentVersion(tx, store);
  });
  await rebuildTerms(write);
  return products;
}
