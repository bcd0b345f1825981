import { product } from '../../../resources/entities/product.ts';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { integer, integers, text, type Row } from '../../base/database/column.ts';
import type { Database } from '../../base/database/connect.ts';
import { copyRows } from '../../base/database/copyRows.ts';
import type { SystemPool, SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { Paced, type Pace } from '../../base/pace.ts';
import { writtenCounted } from '../facets/Hit.ts';
import { refreshFacets } from '../facets/refreshFacets.ts';
import { refreshSummaries } from './refreshSummaries.ts';
import { tellFeed } from '../../records/feed/tellFeed.ts';
import { dataset, fieldsOf } from '../../records/fieldsOf.ts';
import { documentOf, type SearchDocument } from './lexemes.ts';
import { enterLane, ofLane, waitingLanes, type Lane } from './lockSearchRows.ts';
import { quotedLexeme } from './quotedLexeme.ts';
import { mergeNewEntries } from './mergeNewEntries.ts';
import { readSearchedProducts, type SearchedProduct } from './searchedProduct.ts';
import { changeTerms, countTerm, countTerms, type TermChanges } from './terms.ts';
import { readTierCuts, recutTiers, tierOf } from './tiers.ts';
import { WordMemory } from './WordMemory.ts';
import { writeTitles } from './writeTitles.ts';
import { noteVariants } from '../variants/noteVariants.ts';
import { regroupVariants } from '../variants/regroupVariants.ts';
import { variantKey } from '../variants/variantKey.ts';

const batchSizes: Record<Pace, number> = { full: 3000, gentle: 250 };
/** So many lanes one worker is in at a time. */
const lanesAtOnce: Record<Pace, number> = { full: 2, gentle: 1 };
/** From so many waiting products of a platform on, and such a share of all, its tiers are cut anew. */
const manyWaiting = 1000;
const shareOfAll = 0.1;

const storedRow = {
  id: integer,
  platform: dataset,
  ...fieldsOf(product, 'popularity'),
  counted: text(),
  lexemes: text(),
};
/** A search row with what is no longer of its product, all of it where that is not there any more, and what has come. */
type StoredRow = Omit<Row<typeof storedRow>, 'lexemes'> & {
  isSame: boolean;
  gone: readonly string[];
  come: readonly string[];
};
/** Stands in no lexeme: one text is read several times as fast as a list of them. */
const separator = '\n';

/**
 * Writes the search rows and facets of all products that wait for it, in batches of one transaction each, and returns
 * how many products those were. Rows of products that are gone go; what is right is not written. What another worker is
 * at is left to it. A signal ends it after the batch at hand.
 */
export async function indexPendingProducts(
  database: Pick<Database, 'write'>,
  signal?: AbortSignal,
  pace: Pace = 'full',
): Promise<number> {
  const { write } = database;
  await cutTiersForMany(write);
  const memory = new WordMemory();
  const left = await waitingLanes(write);
  const inTurn = async () => {
    let indexed = 0;
    for (let lane = left.shift(); lane; lane = left.shift())
      indexed += await indexLane({ write, lane, memory, pace }, signal);
    return indexed;
  };
  const indexed = await Promise.all(Array.from({ length: lanesAtOnce[pace] }, inTurn));
  await regroupVariants(write, signal);
  return sumOf(indexed);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Who writes search rows of a lane, and how. */
interface Writer {
  write: SystemPool;
  lane: Lane;
  memory: WordMemory;
  pace: Pace;
}

async function indexLane(writer: Writer, signal: AbortSignal | undefined): Promise<number> {
  const paced = new Paced(writer.pace, signal);
  let indexed = 0;
  while (!signal?.aborted) {
    const count = await indexBatch(writer);
    if (count === 0) break;
    indexed += count;
    await paced.rest();
  }
  return indexed;
}

/**
 * Where so many products wait that the tiers would no longer be of their sizes, these are cut first, so that rows are
 * written where they belong. Fewer find their places between the cuts as they are.
 */
async function cutTiersForMany(write: SystemPool): Promise<void> {
  const datasets = await write.rows(
    { platform: dataset },
    sql`
      select waiting.platform
      from (
        select p.platform, count(*) as products
        from search_pending s
        join product p on p.id = s.product_id
        where exists (select from search_pending offset ${manyWaiting} limit 1)
        group by p.platform
      ) waiting
      where waiting.products >= ${manyWaiting} and waiting.products >= ${shareOfAll}::float * (
        select coalesce(sum(n.products), 0) from category_count n
        where n.platform = waiting.platform and n.category_sid = ${rootCategory} and n.product_line = '')`,
  );
  for (const { platform } of datasets) await recutTiers(write, platform);
}

async function indexBatch({ write, lane, memory, pace }: Writer): Promise<number> {
  return write.transaction(async (tx) => {
    if (!(await enterLane(tx, lane))) return 0;
    // Taken before the products are read: a write from now on comes with a new entry.
    const taken = await tx.rows(
      { id: integer },
      sql`
        delete from search_pending where id = any(array(
          select id from search_pending where ${ofLane(lane)} order by id limit ${batchSizes[pace]} for update skip locked))
        returning product_id as id`,
    );
    const ids = [...new Set(taken.map(({ id }) => id))];
    if (ids.length === 0) return 0;
    const datasets = await writeSearchRows(tx, ids, memory);
    await tellFeed(tx, 'search', datasets);
    return ids.length;
  });
}

/** Returns the platforms on which something changed. */
async function writeSearchRows(
  tx: SystemTransaction,
  ids: number[],
  memory: WordMemory,
): Promise<Set<DatasetKey>> {
  const products = await readSearchedProducts(tx, ids);
  const titled = products.map((one) => documentOf(one, memory));
  // What is no longer sold is found by its codes alone, and sorted in the lists of its company (behaviour B487).
  const sold = products.filter(({ isEnded }) => !isEnded);
  const found = new Set(sold.map(({ id }) => id));
  const documents = new Map(titled.flatMap((one) => (found.has(one.id) ? [[one.id, one]] : [])));
  const variants = new Map(sold.map((one) => [one.id, variantKey(one)]));
  const rows = await tx.rows(
    storedRow,
    sql`
      select product_id as id, platform, popularity, counted, array_to_string(tsvector_to_array(doc), ${separator}) as lexemes
      from product_search where product_id = any(${ids}::bigint[])`,
  );
  // The database works on titles and facets while the lexemes are compared and counted here.
  const others = Promise.all([
    writeTitles(tx, ids, titled),
    refreshFacets(tx, ids),
    refreshSummaries(tx, ids),
    noteVariants(tx, ids, variants),
  ]);
  // Of thousands of rows only what differs is held.
  const stored = rows.splice(0).map((row) => compared(row, documents.get(row.id)));
  const before = new Map(stored.map((row) => [row.id, row]));
  const [retitled, faceted, placed] = await others;
  const counted = await countedOf(tx, sold, variants);
  const isRight = ({ id }: { id: number }) => {
    const row = before.get(id);
    return row !== undefined && row.isSame && row.counted === counted.get(id);
  };
  const stale = stored.filter((row) => !isRight(row));
  const fresh = [...documents.values()].filter((row) => !isRight(row));
  const terms = termsOf(stale, fresh);
  const datasets = new Set([
    ...[...stale, ...fresh].map(({ platform }) => platform),
    ...retitled,
    ...faceted,
    ...placed,
  ]);
  if (stale.length === 0 && fresh.length === 0) {
    if (retitled.size > 0) await mergeNewEntries(tx);
    return datasets;
  }

  const cuts = await readTierCuts(tx);
  await tx.run(
    sql`delete from product_search where product_id = any(${stale.map(({ id }) => id)}::bigint[])`,
  );
  function* copied() {
    for (const row of fresh)
      yield [
        tierOf(cuts, row),
        row.platform,
        row.id,
        row.popularity,
        counted.get(row.id) ?? '',
        Array.from(row.lexemes, quotedLexeme).join(' '),
      ];
  }
  await copyRows(
    tx,
    'product_search',
    ['tier', 'platform', 'product_id', 'popularity', 'counted', 'doc'],
    copied(),
  );
  await Promise.all([changeTerms(tx, terms), mergeNewEntries(tx)]);
  return datasets;
}

/** What hits are counted by, of products whose facets are right. */
async function countedOf(
  tx: SystemTransaction,
  products: readonly SearchedProduct[],
  variants: ReadonlyMap<number, string>,
): Promise<Map<number, string>> {
  const rows = await tx.rows(
    { id: integer, valueIds: integers },
    sql`
      select product_id as id, value_ids as "valueIds" from product_facet
      where product_id = any(${products.map(({ id }) => id)}::bigint[])`,
  );
  const values = new Map(rows.map(({ id, valueIds }) => [id, valueIds]));
  return new Map(
    products.map(({ id, orgaSid, productLine, mainCategory }) => [
      id,
      writtenCounted({
        orgaSid,
        line: productLine ?? '',
        category: mainCategory,
        valueIds: values.get(id) ?? [],
        variant: variants.get(id) ?? '',
      }),
    ]),
  );
}

/** By how much the dictionary changes; most words of a product that is written again are those it had. */
function termsOf(stale: readonly StoredRow[], fresh: readonly SearchDocument[]): TermChanges {
  const terms: TermChanges = new Map();
  const before = new Map(stale.map((row) => [row.id, row]));
  for (const { id, platform, lexemes } of fresh) {
    const row = before.get(id);
    if (row?.platform !== platform) {
      countTerms(terms, platform, lexemes, 1);
      continue;
    }
    for (const lexeme of row.come) countTerm(terms, lexeme, 1);
    for (const lexeme of row.gone) countTerm(terms, lexeme, -1);
    before.delete(id);
  }
  for (const { platform, gone } of before.values()) countTerms(terms, platform, gone, -1);
  return terms;
}

function compared(
  { lexemes, ...row }: Row<typeof storedRow>,
  document: SearchDocument | undefined,
): StoredRow {
  const before = lexemes.split(separator);
  if (document?.platform !== row.platform) return { ...row, isSame: false, gone: before, come: [] };
  if (before.length === document.lexemes.size && before.every((lexeme) => document.lexemes.has(lexeme)))
    return { ...row, isSame: row.popularity === document.popularity, gone: [], come: [] };
  const gone = new Set(before);
  const come = [...document.lexemes].filter((lexeme) => !gone.delete(lexeme));
  return { ...row, isSame: false, gone: [...gone], come };
}
