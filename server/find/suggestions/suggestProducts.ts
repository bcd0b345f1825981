import type { ProductSuggestion } from '../../../resources/calls/suggestAnswer.ts';
import { suggestions } from '../../../resources/limits.ts';
import { textIn } from '../../../resources/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { shownProducts, shownProductsOf, type ShownProduct } from '../listing/shownProducts.ts';
import { suggestionReason } from './suggestionReason.ts';
import { codeMatches } from './codeMatches.ts';
import { findCodes } from '../codes/findCodes.ts';
import { spansOf } from './highlight.ts';
import { imagePath } from '../../../resources/calls/images.ts';
import type { Interpretation } from '../query/interpretation.ts';
import type { Understood } from '../query/understand.ts';
import { suggestedSize } from './suggestedSize.ts';
import { hitsQuery } from '../search/rankedHits.ts';
import { rerank, rerankedHits } from '../search/rerank.ts';

/** So many hits by code leave no room for others. */
const enoughCodes = 6;

/** Products for a typed text: by GTIN or article number first, then by their words. */
export async function suggestProducts(
  db: ScopedQueries,
  scope: Scope,
  query: Understood,
): Promise<ProductSuggestion[]> {
  const { text, language } = query;
  const coded = query.code ? await findCodes(db, scope, query.code, suggestions.most) : [];
  const known = new Set(coded);
  const [byCode, { products, interpretation }] = await Promise.all([
    shownProducts(db, scope, coded),
    coded.length < enoughCodes ? firstHits(db, scope, query, coded.length === 0) : nothing,
  ]);
  const byWords = products.filter(({ id }) => !known.has(id));
  return [...byCode, ...rerank(byWords, { text, meanings: interpretation?.meanings ?? [], language })]
    .slice(0, suggestions.most)
    .map((product) => suggestionOf(product, query, { isByCode: known.has(product.id), interpretation }));
}

interface Hits {
  products: ShownProduct[];
  interpretation?: Interpretation;
}

const nothing: Hits = { products: [] };

/** What the first of the ways finds that finds anything; with all of the pieces, or also with some. */
async function firstHits(
  db: ScopedQueries,
  scope: Scope,
  { ways, relaxed }: Understood,
  mayRelax: boolean,
): Promise<Hits> {
  for (const some of mayRelax ? [ways, relaxed] : [ways])
    for await (const interpretation of some) {
      const hits = hitsQuery(scope, interpretation, rerankedHits);
      const products = await shownProductsOf(db, scope, hits);
      if (products.length > 0) return { products, interpretation };
    }
  return nothing;
}

function suggestionOf(
  product: ShownProduct,
  query: Understood,
  { isByCode, interpretation }: { isByCode: boolean; interpretation: Interpretation | undefined },
): ProductSuggestion {
  const { language } = query;
  const title = textIn(product.title, language);
  const subTitle = textIn(product.subTitle, language);
  const { orgaSid, productSid, orgaName, articleNumber, picture } = product;
  const words = query.words.map(({ word }) => word);
  const meant = interpretation?.meanings.flatMap(({ forms }) => forms) ?? [];
  const inTexts = Object.entries({ orgaName, title, subTitle }).flatMap(([field, text]) =>
    spansOf(text, words, meant).map((span) => ({ field, ...span })),
  );
  const { gtin, matches } = isByCode
    ? codeMatches(product, query.text)
    : { gtin: product.gtins, matches: [] };
  return {
    orgaSid,
    productSid,
    orgaName,
    title,
    subTitle,
    name: `${orgaName} ${title}`,
    imagePath: picture && imagePath(picture, suggestedSize),
    gtin,
    articleNumber,
    matches: [...inTexts, ...matches],
    why: whyOf(query, [...inTexts, ...matches], isByCode, articleNumber, interpretation),
  };
}

/** By what a product is met whose texts do not say so. */
function whyOf(
  { language }: Understood,
  matches: readonly unknown[],
  isByCode: boolean,
  articleNumber: string,
  interpretation: Interpretation | undefined,
): ProductSuggestion['why'] {
  if (matches.length > 0) return null;
  if (isByCode) return { kind: 'code', label: articleNumber };
  const [first] = (interpretation?.meanings ?? []).toSorted((a, b) => b.weight - a.weight);
  return first ? suggestionReason(first, language) : null;
}
