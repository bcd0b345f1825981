import type { SearchPage } from '../../../resources/calls/searchPage.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { cardOf } from '../listing/productCards.ts';
import { shownProducts } from '../listing/shownProducts.ts';
import { findCodePieces, type FoundCode } from './findCodePieces.ts';
import { findNearOfEach, ofSurestReason } from './findNearOfEach.ts';
import type { TypedCode } from './typedCode.ts';

type SearchedCode = NonNullable<SearchPage['codes']>[number];

/** So many products of one code are shown. */
const mostOfCode = 6;

/** For each of several codes its products, in their order; where it has none, those whose code comes near, and why. */
export async function findCodeList(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  codes: readonly TypedCode[],
): Promise<SearchedCode[]> {
  const alone = codes.map((code) => ({
    ...code,
    start: 0,
    end: code.text.length,
    isWhole: true,
    isLabelled: false,
    isDoubtful: false,
  }));
  const found = await findCodePieces(db, scope, alone);
  const byCode = new Map(found.map((one) => [one.piece.article, bestOf(one)]));
  const unknown = codes.filter(({ article }) => !byCode.has(article));
  const near = await findNearOfEach(db, scope, unknown);
  for (const [place, { article }] of unknown.entries()) {
    const hits = ofSurestReason(near[place] ?? []);
    const [first] = hits;
    if (first) byCode.set(article, { ids: hits.map(({ id }) => id), reason: first.reason });
  }
  const listed = codes.map(({ text, article }) => {
    const { ids, reason } = byCode.get(article) ?? { ids: [], reason: null };
    return { typed: text, ids: ids.slice(0, mostOfCode), reason };
  });
  const shown = await shownProducts(db, scope, [...new Set(listed.flatMap(({ ids }) => ids))]);
  const cards = new Map(shown.map((product) => [product.id, cardOf(product, language)]));
  return listed.map(({ typed, ids, reason }) => {
    const products = ids.flatMap((id) => cards.get(id) ?? []);
    return { typed, products, reason: products.length > 0 ? reason : null };
  });
}

/** The products that have the whole code; else those whose code begins so. */
function bestOf({ hits }: FoundCode): { ids: number[]; reason: SearchedCode['reason'] } {
  const fit = hits[0]?.fit;
  return { ids: hits.filter((hit) => hit.fit === fit).map(({ id }) => id), reason: null };
}
