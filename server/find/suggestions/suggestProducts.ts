import type { ProductSuggestion } from '../../../resources/calls/suggestAnswer.ts';
import type { Language } from '../../../resources/languages.ts';
import { suggestions } from '../../../resources/limits.ts';
import { textIn } from '../../../resources/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Queries } from '../../base/database/queries.ts';
import { shownProducts, shownProductsOf, type ShownProduct } from '../listing/shownProducts.ts';
import { codeMatches } from './codeMatches.ts';
import { findCodes } from '../query/findCodes.ts';
import { spansOf } from './highlight.ts';
import { imagePath } from '../../../resources/calls/images.ts';
import { interpret } from '../query/interpret.ts';
import type { Interpretation } from '../query/interpretation.ts';
import type { Query } from '../query/parseQuery.ts';
import { suggestedSize } from './suggestedSize.ts';
import { hitsQuery } from '../search/rankedHits.ts';
import { rerank, rerankedHits } from '../search/rerank.ts';

/** So many hits by code leave no room for others. */
const enoughCodes = 6;

/** Products for a typed text: by GTIN or article number first, then by their words. */
export async function suggestProducts(
  sql: Queries,
  scope: Scope,
  language: Language,
  query: Query,
): Promise<ProductSuggestion[]> {
  const coded = await findCodes(sql, scope.dataset, query.text, suggestions.most);
  const known = new Set(coded);
  const [byCode, { products, interpretation }] = await Promise.all([
    shownProducts(sql, scope, coded),
    coded.length < enoughCodes ? firstHits(sql, scope, language, query, coded.length > 0) : nothing,
  ]);
  const byWords = products.filter(({ id }) => !known.has(id));
  return [...byCode, ...rerank(byWords, { text: query.text, words: interpretation?.words ?? [], language })]
    .slice(0, suggestions.most)
    .map((product) =>
      suggestionOf(product, language, query, { isByCode: known.has(product.id), interpretation }),
    );
}

interface Hits {
  products: ShownProduct[];
  interpretation?: Interpretation;
}

const nothing: Hits = { products: [] };

async function firstHits(
  sql: Queries,
  scope: Scope,
  language: Language,
  { words }: Query,
  onlyAsTyped: boolean,
): Promise<Hits> {
  for await (const interpretation of interpret(sql, scope.dataset, language, words, onlyAsTyped)) {
    const hits = hitsQuery(interpretation, rerankedHits);
    const products = await shownProductsOf(sql, scope, hits);
    if (products.length > 0) return { products, interpretation };
  }
  return nothing;
}

function suggestionOf(
  product: ShownProduct,
  language: Language,
  query: Query,
  { isByCode, interpretation }: { isByCode: boolean; interpretation: Interpretation | undefined },
): ProductSuggestion {
  const title = textIn(product.title, language);
  const subTitle = textIn(product.subTitle, language);
  const { orgaSid, productSid, orgaName, articleNumber, picture } = product;
  const words = query.words.map(({ word }) => word);
  const meant = interpretation?.words.flatMap(({ terms }) => terms) ?? [];
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
  };
}
