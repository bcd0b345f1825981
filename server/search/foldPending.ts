import { storeKeys, type StoreKey } from '../../resources/platforms.ts';
import { copyRows } from '../database/copyRows.ts';
import type { Database, Sql, Transaction } from '../database/connect.ts';
import { raiseContentVersion } from '../repositories/contentVersion.ts';
import { documentOf, type SearchDocument, type WordMemory } from './lexemes.ts';
import { lockSearchRows } from './lockSearchRows.ts';
import { mergeNewEntries } from './mergeNewEntries.ts';
import { readSearchedProducts } from './searchedProduct.ts';
import { changeTerms, countTerms, type TermChanges } from './terms.ts';
import { readTierCuts, recutTiers, tierOf } from './tiers.ts';
import { writeTitles } from './writeTitles.ts';

const batchSize = 2000;
/** So many new products of a platform at once, and its tiers are cut anew. */
const manyNew = 1000;

interface StoredRow {
  id: number;
  platform: StoreKey;
  popularity: number;
  doc: string;
}

/**
 * Writes the search rows of all products that wait for it, in batches of one transaction each, and returns
 * how many products those were. Rows of products that are gone go; what is right is not written. A signal ends
 * it after the batch at hand.
 */
export async function foldPending(database: Pick<Database, 'write'>, signal?: AbortSignal): Promise<number> {
  const memory: WordMemory = new Map();
  const added = new Map<StoreKey, number>();
  let folded = 0;
  while (!signal?.aborted) {
    const count = await foldBatch(database.write, memory, added);
    if (count === 0) break;
    folded += count;
  }
  for (const [store, count] of added) if (count >= manyNew) await recutTiers(database.write, store);
  return folded;
}

async function foldBatch(write: Sql, memory: WordMemory, added: Map<StoreKey, number>): Promise<number> {
  return write.begin(async (tx) => {
    await lockSearchRows(tx);
    // Taken before the products are read: a write from now on comes with a new entry.
    const taken = await tx<{ id: number }[]>`
      delete from search_pending where id in (
        select id from search_pending order by id limit ${batchSize} for update skip locked)
      returning product_id as id`;
    const ids = [...new Set(taken.map(({ id }) => id))];
    if (ids.length === 0) return 0;
    const stores = await writeSearchRows(tx, ids, memory, added);
    for (const store of storeKeys) if (stores.has(store)) await raiseContentVersion(tx, store);
    return ids.length;
  });
}

/** Returns the platforms on which something changed. */
async function writeSearchRows(
  tx: Transaction,
  ids: number[],
  memory: WordMemory,
  added: Map<StoreKey, number>,
): Promise<Set<StoreKey>> {
  const products = await readSearchedProducts(tx, ids);
  const documents = new Map(products.map((product) => [product.id, documentOf(product, memory)]));
  const stored = await tx<StoredRow[]>`
    select product_id as id, platform, popularity, replace(doc::text, '''', '') as doc
    from product_search where product_id = any(${ids}::bigint[])`;
  const before = new Map(stored.map((row) => [row.id, row]));
  const stale = stored.filter((row) => !isSame(row, documents.get(row.id)));
  const fresh = [...documents.values()].filter((row) => !isSame(before.get(row.id), row));
  const stores = await writeTitles(tx, ids, [...documents.values()]);
  if (stale.length === 0 && fresh.length === 0) return stores;

  const terms: TermChanges = new Map();
  for (const { platform, doc } of stale) {
    countTerms(terms, doc, -1);
    stores.add(platform);
  }
  for (const { id, platform, doc } of fresh) {
    countTerms(terms, doc, 1);
    stores.add(platform as StoreKey);
    if (!before.has(id)) added.set(platform as StoreKey, (added.get(platform as StoreKey) ?? 0) + 1);
  }
  const cuts = await readTierCuts(tx);
  await tx`delete from product_search where product_id = any(${stale.map(({ id }) => id)}::bigint[])`;
  await copyRows(
    tx,
    'product_search',
    ['tier', 'platform', 'product_id', 'popularity', 'doc'],
    fresh.map((row) => [tierOf(cuts, row.platform, row), row.platform, row.id, row.popularity, row.doc]),
  );
  await mergeNewEntries(tx);
  await changeTerms(tx, terms);
  return stores;
}

function isSame(row: StoredRow | undefined, document: SearchDocument | undefined): boolean {
  return row?.doc === document?.doc && row?.popularity === document?.popularity;
}
