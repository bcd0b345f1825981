import { lists } from '../../../resources/limits.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { shownProducts } from '../listing/shownProducts.ts';
import { categoryNames } from './categoryNames.ts';
import { spelledAsShown } from './spelledAsShown.ts';
import { findCodes } from '../query/findCodes.ts';
import type { Interpretation } from '../query/interpretation.ts';
import { rankedHits } from './rankedHits.ts';
import { rerank } from './rerank.ts';
import type { Understood } from '../query/understand.ts';

export interface FoundProducts {
  /** All of them up to the bound of lists, the best first. */
  ids: number[];
  /** Are there more than the bound? */
  isAtLeast: boolean;
  /** How many of them have all the words; the others follow because these are few. */
  exact: number;
  /** The spelling that was searched for, where the typed one has no hits. */
  didYouMean: string | null;
}

export const noProducts: FoundProducts = { ids: [], isAtLeast: false, exact: 0, didYouMean: null };

const mostCodes = 200;
/** With fewer hits, products follow that have some of the words, up to so many in all. */
const few = 10;
/** So many of the most popular hits are put in order by where the words stand. */
const mostRanked = 200;

/** The products that a text finds: those with such a code, else those with such words. */
export async function findProducts(
  db: ScopedQueries,
  scope: Scope,
  query: Understood,
): Promise<FoundProducts> {
  const coded = query.code ? await findCodes(db, scope, query.code, mostCodes) : [];
  if (coded.length > 0) return { ...noProducts, ids: coded, exact: coded.length };
  const found = await firstWithHits(db, scope, query);
  const hits = found?.ids.slice(0, lists.exactTotal) ?? [];
  const others = hits.length < few ? await nearProducts(db, scope, query, hits) : undefined;
  const isAsTyped = found && found.way.words.every(({ spellings }) => spellings.length === 0);
  const spelled = isAsTyped ? undefined : (found?.way ?? others?.first);
  return {
    ids: [...hits, ...(others?.ids ?? [])],
    isAtLeast: (found?.ids.length ?? 0) > lists.exactTotal,
    exact: hits.length,
    didYouMean: spelled ? await spelledAsShown(db, scope, spelled) : null,
  };
}

/** The nearest way to understand the text that finds any products, and their ids. */
async function firstWithHits(
  db: ScopedQueries,
  scope: Scope,
  query: Understood,
): Promise<{ way: Interpretation; ids: number[] } | undefined> {
  for await (const way of query.ways) {
    const ids = await ranked(db, scope, query, way, lists.exactTotal + 1);
    if (ids.length > 0) return { way, ids };
  }
  return undefined;
}

/** Products that have some of the words, without those that are known, and the way that found the first of them. */
async function nearProducts(
  db: ScopedQueries,
  scope: Scope,
  query: Understood,
  known: readonly number[],
): Promise<{ ids: number[]; first: Interpretation | undefined }> {
  const ids: number[] = [];
  let first: Interpretation | undefined;
  const wanted = lists.pageSize - known.length;
  for await (const way of query.relaxed) {
    if (ids.length >= wanted) break;
    const page = await ranked(db, scope, query, way, lists.pageSize);
    const fresh = page.filter((id) => !known.includes(id) && !ids.includes(id));
    if (fresh.length > 0) first ??= way;
    ids.push(...fresh.slice(0, wanted - ids.length));
  }
  return { ids, first };
}

/** The first products of one way to understand the text: the same, in the same order, however many are asked for. */
async function ranked(
  db: ScopedQueries,
  scope: Scope,
  { text, language }: Understood,
  way: Interpretation,
  most: number,
): Promise<number[]> {
  const hits = await rankedHits(db, scope, way, Math.max(mostRanked, most));
  const window = hits.slice(0, mostRanked);
  const [first, categories] = await Promise.all([
    shownProducts(db, scope, window),
    categoryNames(db, scope, language, window),
  ]);
  const best = rerank(first, { text, words: way.words, language, categories }).map(({ id }) => id);
  return [...best, ...hits.slice(mostRanked)].slice(0, most);
}
