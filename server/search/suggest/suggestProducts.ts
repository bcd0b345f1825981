import type { ProductSuggestion } from '../../../resources/calls/storefront.ts';
import type { Language } from '../../../resources/languages.ts';
import { suggestions } from '../../../resources/limits.ts';
import { textIn } from '../../../resources/translate.ts';
import type { Scope } from '../../access/scope.ts';
import type { Queries } from '../../database/queries.ts';
import { shownProducts, type ShownProduct } from '../../listing/shownProducts.ts';
import { codeKey, gtinKey } from '../codeKey.ts';
import { findCodes } from './findCodes.ts';
import { codeSpan, spansOf } from './highlight.ts';
import { imagePath } from '../../../resources/calls/images.ts';
import { interpret } from './interpret.ts';
import type { Interpretation } from './interpretation.ts';
import type { Query } from './parseQuery.ts';
import { suggestedSize } from './suggestedSize.ts';
import { rankedHits } from './rankedHits.ts';
import { rerank, rerankedHits } from './rerank.ts';

/** So many hits by code leave no room for others. */
const enoughCodes = 6;

/** Products for a typed text: by GTIN or article number first, then by their words. */
export async function suggestProducts(
  sql: Queries,
  scope: Scope,
  language: Language,
  query: Query,
): Promise<ProductSuggestion[]> {
  const coded = await findCodes(sql, scope.store, query.text, suggestions.most);
  const { hits, interpretation } =
    coded.length < enoughCodes
      ? await firstHits(sql, scope, language, query, coded.length > 0)
      : { hits: [], interpretation: undefined };
  const known = new Set(coded);
  const products = await shownProducts(sql, scope, [...coded, ...hits.filter((id) => !known.has(id))]);
  const byCode = products.filter(({ id }) => known.has(id));
  const byWords = rerank(
    products.filter(({ id }) => !known.has(id)),
    query,
    language,
  );
  return [...byCode, ...byWords]
    .slice(0, suggestions.most)
    .map((product) => suggestionOf(product, language, query, interpretation));
}

async function firstHits(
  sql: Queries,
  scope: Scope,
  language: Language,
  { words }: Query,
  onlyAsTyped: boolean,
): Promise<{ hits: number[]; interpretation: Interpretation | undefined }> {
  for await (const interpretation of interpret(sql, scope.store, language, words, onlyAsTyped)) {
    const hits = await rankedHits(sql, interpretation, { offset: 0, most: rerankedHits });
    if (hits.length > 0) return { hits, interpretation };
  }
  return { hits: [], interpretation: undefined };
}

function suggestionOf(
  product: ShownProduct,
  language: Language,
  query: Query,
  interpretation: Interpretation | undefined,
): ProductSuggestion {
  const title = textIn(product.title, language);
  const subTitle = textIn(product.subTitle, language);
  const { orgaName, articleNumber } = product;
  const words = query.words.map(({ word }) => word);
  const meant = interpretation?.words.flatMap(({ terms }) => terms) ?? [];
  const gtinTyped = gtinKey(query.text);
  const gtinSpans = product.gtins.map((gtin) => (gtinTyped ? codeSpan(gtin, gtinTyped, true) : undefined));
  // The one that matches is shown first, and `matches` speaks of the first one.
  const matching = gtinSpans.findIndex((span) => span !== undefined);
  const gtin =
    matching > 0
      ? [product.gtins[matching] as string, ...product.gtins.toSpliced(matching, 1)]
      : product.gtins;
  const articleTyped = codeKey(query.text);
  const inTexts = Object.entries({ orgaName, title, subTitle }).flatMap(([field, text]) =>
    spansOf(text, words, meant).map((span) => ({ field, ...span })),
  );
  const articleSpan = /\d/.test(articleTyped) ? codeSpan(articleNumber, articleTyped) : undefined;
  return {
    orgaSid: product.orgaSid,
    productSid: product.productSid,
    orgaName,
    title,
    subTitle,
    name: `${orgaName} ${title}`,
    imagePath: product.picture && imagePath(product.picture, suggestedSize),
    gtin,
    articleNumber,
    matches: [
      ...inTexts,
      ...(gtinSpans[matching] ? [{ field: 'gtin', ...gtinSpans[matching] }] : []),
      ...(articleSpan ? [{ field: 'articleNumber', ...articleSpan }] : []),
    ],
  };
}
