import type { ProductSuggestion, SuggestAnswer } from '../../../resources/calls/suggestAnswer.ts';
import { suggestions } from '../../../resources/limits.ts';
import { textIn } from '../../../resources/language/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { endOfSaleOf } from '../listing/productCards.ts';
import { shownProducts, shownProductsOf, type ShownProduct } from '../listing/shownProducts.ts';
import { suggestionReason } from './suggestionReason.ts';
import { codeMatches } from './codeMatches.ts';
import { findCoded, findNearlyCoded } from '../search/findCoded.ts';
import { spansOf } from './highlight.ts';
import { imagePath } from '../../../resources/address/imagePath.ts';
import type { Interpretation } from '../query/interpretation.ts';
import type { Understood } from '../query/understand.ts';
import { suggestedSize } from './suggestedSize.ts';
import { hitsQuery } from '../search/rankedHits.ts';
import { rerank, rerankedHits } from '../search/rerank.ts';

/** So many hits by code leave no room for others. */
const enoughCodes = 6;

/** Products for a typed text: by GTIN or article number first, then by their words; and whether they only come near. */
export async function suggestProducts(
  db: ScopedQueries,
  scope: Scope,
  query: Understood,
): Promise<Pick<SuggestAnswer, 'productSuggestions' | 'productsComeNear'>> {
  const { text, language } = query;
  const coded = await findCoded(db, scope, query);
  const first = coded.ids.slice(0, suggestions.most);
  const hits = first.length < enoughCodes ? await firstHits(db, scope, query, first.length === 0) : nothing;
  const known = new Set([...first, ...hits.near]);
  const byCode = await shownProducts(db, scope, [...known]);
  const byWords = hits.products.filter(({ id }) => !known.has(id));
  const { interpretation } = hits;
  const comeNear = hits.isNear && byCode.length + byWords.length > 0;
  const productSuggestions = [
    ...byCode,
    ...rerankedShown(byWords, { text, meanings: interpretation?.meanings ?? [], language }),
  ]
    .slice(0, suggestions.most)
    .map((product) =>
      suggestionOf(product, query, {
        code: known.has(product.id) ? (coded.codes[0] ?? text) : null,
        interpretation,
      }),
    );
  return { productSuggestions, ...(comeNear && { productsComeNear: true }) };
}

function rerankedShown(
  products: readonly ShownProduct[],
  ranking: Parameters<typeof rerank>[1],
): ShownProduct[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const texts = products.map(({ id, title, subTitle, orgaName }) => ({
    id,
    title: textIn(title, ranking.language),
    subTitle: textIn(subTitle, ranking.language),
    orgaName,
  }));
  return rerank(texts, ranking).flatMap((id) => byId.get(id) ?? []);
}

interface Hits {
  products: ShownProduct[];
  interpretation?: Interpretation;
  /** Products whose code comes near the typed one, where nothing fits. */
  near: readonly number[];
  /** Do they lack something of the text? */
  isNear: boolean;
}

const nothing: Hits = { products: [], near: [], isNear: false };

/** What the first of the ways finds that finds anything; with all of the pieces, by a code that comes near, or with some. */
async function firstHits(
  db: ScopedQueries,
  scope: Scope,
  query: Understood,
  mayRelax: boolean,
): Promise<Hits> {
  const whole = await firstOf(db, scope, query.ways);
  if (whole.products.length > 0 || !mayRelax) return whole;
  const nearly = await findNearlyCoded(db, scope, query);
  if (nearly) return { products: [], near: nearly.ids.slice(0, suggestions.most), isNear: true };
  return { ...(await firstOf(db, scope, query.relaxed)), isNear: true };
}

async function firstOf(db: ScopedQueries, scope: Scope, ways: AsyncIterable<Interpretation>): Promise<Hits> {
  for await (const interpretation of ways) {
    const products = await shownProductsOf(db, scope, hitsQuery(scope, interpretation, rerankedHits));
    if (products.length > 0) return { products, interpretation, near: [], isNear: false };
  }
  return nothing;
}

function suggestionOf(
  product: ShownProduct,
  query: Understood,
  { code, interpretation }: { code: string | null; interpretation: Interpretation | undefined },
): ProductSuggestion {
  const { language } = query;
  const title = textIn(product.title, language);
  const subTitle = textIn(product.subTitle, language);
  const { orgaSid, productSid, orgaName, articleNumber, picture } = product;
  const endOfSale = endOfSaleOf(product);
  const words = query.words.map(({ word }) => word);
  const meant = interpretation?.meanings.flatMap(({ forms, alike }) => [...forms, ...alike]) ?? [];
  const inTexts = Object.entries({ orgaName, title, subTitle }).flatMap(([field, text]) =>
    spansOf(text, words, meant).map((span) => ({ field, ...span })),
  );
  const { gtin, matches } = code ? codeMatches(product, code) : { gtin: product.gtins, matches: [] };
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
    ...(endOfSale && { endOfSale }),
    matches: [...inTexts, ...matches],
    why: whyOf({
      query,
      interpretation,
      isMarked: inTexts.length + matches.length > 0,
      byCode: code !== null && matches.length === 0 ? articleNumber : null,
    }),
  };
}

interface Met {
  query: Understood;
  interpretation: Interpretation | undefined;
  /** Do its texts say it themselves? */
  isMarked: boolean;
  /** The code that comes near the typed one. */
  byCode: string | null;
}

/** By what a product is met whose texts do not say so. */
function whyOf({ query, interpretation, isMarked, byCode }: Met): ProductSuggestion['why'] {
  if (byCode !== null) return { kind: 'code', label: byCode };
  if (isMarked) return null;
  const [first] = (interpretation?.meanings ?? []).toSorted((a, b) => b.weight - a.weight);
  return first ? suggestionReason(first, query.language) : null;
}
