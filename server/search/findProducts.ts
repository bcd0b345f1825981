import type { Language } from '../../resources/languages.ts';
import { lists } from '../../resources/limits.ts';
import type { Scope } from '../access/scope.ts';
import type { Queries } from '../database/queries.ts';
import { shownProducts } from '../listing/shownProducts.ts';
import { findCodes } from './suggest/findCodes.ts';
import { interpret } from './suggest/interpret.ts';
import type { Interpretation } from './suggest/interpretation.ts';
import type { Query } from './suggest/parseQuery.ts';
import { countHits, rankedHits } from './suggest/rankedHits.ts';
import { rerank, rerankedHits } from './suggest/rerank.ts';
import { spelledAsShown } from './spelledAsShown.ts';

export interface FoundProducts {
  ids: number[];
  /** Exact up to the bound of lists; there `isAtLeast` says that there may be more. */
  total: number;
  isAtLeast: boolean;
  /** The spelling that was searched for, where the typed one has no hits. */
  didYouMean: string | null;
}

export const noProducts: FoundProducts = { ids: [], total: 0, isAtLeast: false, didYouMean: null };

const mostCodes = 200;

interface Slice {
  offset: number;
  size: number;
}

/** One page of the products that a text finds: those with such a code, else those with such words. */
export async function findProducts(
  sql: Queries,
  scope: Scope,
  language: Language,
  query: Query,
  { offset, size }: Slice,
): Promise<FoundProducts> {
  const coded = await findCodes(sql, scope.store, query.text, mostCodes);
  if (coded.length > 0)
    return { ...noProducts, ids: coded.slice(offset, offset + size), total: coded.length };
  for await (const interpretation of interpret(sql, scope.store, language, query.words)) {
    const total = await countHits(sql, interpretation, lists.exactTotal + 1);
    if (total === 0) continue;
    const within = Math.max(0, Math.min(size, lists.exactTotal - offset));
    return {
      ids:
        within === 0
          ? []
          : await rankedPage(sql, scope, language, query, interpretation, { offset, size: within }),
      total: Math.min(total, lists.exactTotal),
      isAtLeast: total > lists.exactTotal,
      didYouMean: interpretation.words.some(({ isFuzzy }) => isFuzzy)
        ? await spelledAsShown(sql, scope, language, interpretation)
        : null,
    };
  }
  return noProducts;
}

/** The first hits are the same, in the same order, whatever the size of a page. */
async function rankedPage(
  sql: Queries,
  scope: Scope,
  language: Language,
  query: Query,
  interpretation: Interpretation,
  { offset, size }: Slice,
): Promise<number[]> {
  if (offset >= rerankedHits) return rankedHits(sql, interpretation, { offset, most: size });
  const hits = await rankedHits(sql, interpretation, {
    offset: 0,
    most: Math.max(rerankedHits, offset + size),
  });
  const first = await shownProducts(sql, scope, hits.slice(0, rerankedHits));
  const ranked = [...rerank(first, query, language).map(({ id }) => id), ...hits.slice(rerankedHits)];
  return ranked.slice(offset, offset + size);
}
