import type { SearchPage } from '../../../resources/calls/searchPage.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { lists, searches } from '../../../resources/limits.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { readHit, type HitRow } from '../facets/Hit.ts';
import { findCoded, findNearlyCoded } from './findCoded.ts';
import type { Interpretation } from '../query/interpretation.ts';
import type { Understood } from '../query/understand.ts';
import { placesOfProducts } from './placesOfProducts.ts';
import { rankedHits } from './rankedHits.ts';
import { rankedProducts } from './rankedProducts.ts';
import { rerank } from './rerank.ts';
import { spelledAsShown } from './spelledAsShown.ts';

export interface FoundProducts {
  /** All of them up to the bound of searches, the best first. */
  ids: number[];
  /** Are there more than the bound? */
  isAtLeast: boolean;
  /** What they are counted by, as far as it was read with them. */
  counted: readonly HitRow[];
  /** How many of them fit; the others follow because these are few. */
  exact: number;
  /** Why the others come near; null without any. */
  near: SearchPage['near'];
  /** The spelling that was searched for, where the typed one has no hits. */
  didYouMean: string | null;
  /** The language whose words were found, where it is another than that of the page. */
  foundIn: Language | null;
  /** Are they found by their codes, so that the words only rank? */
  isByCode: boolean;
}

export const noProducts: FoundProducts = {
  ids: [],
  counted: [],
  isAtLeast: false,
  exact: 0,
  near: null,
  didYouMean: null,
  foundIn: null,
  isByCode: false,
};

/** With fewer hits, products follow that have some of the pieces, up to so many in all. */
const few = 10;
/** So many of the most popular hits are put in order by where the words stand; fewer of what comes near. */
const mostRanked = 200;
const mostNearRanked = 60;

/** The products that a text finds: those with such a code, else those with such words and quantities. */
export async function findProducts(
  db: ScopedQueries,
  scope: Scope,
  query: Understood,
): Promise<FoundProducts> {
  const coded = await findCoded(db, scope, query);
  if (coded.ids.length > 0) return { ...noProducts, ids: coded.ids, exact: coded.ids.length, isByCode: true };
  const found = await firstWithHits(db, scope, query);
  const nearly = found ? undefined : await findNearlyCoded(db, scope, query);
  if (nearly) return { ...noProducts, ids: nearly.ids, near: { reason: nearly.reason, without: [] } };
  const hits = found?.ids.slice(0, searches.exactTotal) ?? [];
  const others = hits.length < few ? await nearProducts(db, scope, query, hits) : undefined;
  const way = found?.way ?? others?.first;
  const isMisspelled = way?.meanings.some(({ spellings }) => spellings.length > 0);
  return {
    ids: [...hits, ...(others?.ids ?? [])],
    counted: [...(found?.hits ?? []), ...(others?.hits ?? [])],
    isAtLeast: (found?.ids.length ?? 0) > searches.exactTotal,
    exact: hits.length,
    near: others?.first
      ? {
          reason: others.first.hasOtherQuantity && others.first.without.length === 0 ? 'quantity' : 'without',
          without: [...others.without],
        }
      : null,
    didYouMean: way && isMisspelled ? await spelledAsShown(db, scope, way) : null,
    foundIn: way?.meanings.find(({ language }) => language !== query.language)?.language ?? null,
    isByCode: false,
  };
}

/** The nearest way to understand the text that finds any products, and their ids. */
async function firstWithHits(
  db: ScopedQueries,
  scope: Scope,
  query: Understood,
): Promise<{ way: Interpretation; ids: number[]; hits: readonly HitRow[] } | undefined> {
  for await (const way of query.ways) {
    const found = await ranked(db, scope, query, way, { most: searches.exactTotal + 1, window: mostRanked });
    if (found.ids.length > 0) return { way, ...found };
  }
  return undefined;
}

/** Products that have some of the pieces, without those that are known, and the way that found the first of them. */
async function nearProducts(
  db: ScopedQueries,
  scope: Scope,
  query: Understood,
  known: readonly number[],
): Promise<{ ids: number[]; hits: HitRow[]; first: Interpretation | undefined; without: readonly string[] }> {
  const ids: number[] = [];
  const hits: HitRow[] = [];
  let first: Interpretation | undefined;
  let without: readonly string[] = [];
  const wanted = lists.pageSize - known.length;
  for await (const way of query.relaxed) {
    if (ids.length >= wanted) break;
    const page = await ranked(db, scope, query, way, { most: lists.pageSize, window: mostNearRanked });
    const fresh = page.ids.filter((id) => !known.includes(id) && !ids.includes(id));
    // Of what comes near in several ways only that is said to be missing which all of it lacks.
    if (fresh.length > 0)
      without = first ? without.filter((piece) => way.without.includes(piece)) : way.without;
    if (fresh.length > 0) first ??= way;
    ids.push(...fresh.slice(0, wanted - ids.length));
    hits.push(...page.hits);
  }
  return { ids, hits, first, without: without.length > 0 ? without : (first?.without ?? []) };
}

/**
 * The first products of one way to understand the text: the same, in the same order, however many are asked for. `hits` are
 * all that were read, in another order.
 */
async function ranked(
  db: ScopedQueries,
  scope: Scope,
  { text, language, pieces }: Understood,
  way: Interpretation,
  { most, window }: { most: number; window: number },
): Promise<{ ids: number[]; hits: readonly HitRow[] }> {
  const hits = await rankedHits(db, scope, way, Math.max(window, most));
  const ids = hits.map(({ id }) => id);
  const ranking = hits.slice(0, window);
  const [first, places, all] = await Promise.all([
    rankedProducts(db, scope, language, ids.slice(0, window)),
    placesOfProducts(db, scope, language, ranking.map(readHit)),
    pieces(),
  ]);
  // What is given up still puts those in front that have it.
  const met = new Set(way.meanings.map(({ start }) => start));
  const others = all.flatMap(({ meaning }) => (meaning && !met.has(meaning.start) ? [meaning] : []));
  const meanings = [...way.meanings, ...others];
  const best = rerank(first, { text, meanings, language, places });
  return { ids: [...best, ...ids.slice(window)].slice(0, most), hits };
}
