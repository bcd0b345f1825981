import type { FacetValue } from '../../../resources/calls/shown.ts';
import { searchKinds, type SearchPage } from '../../../resources/calls/searchPage.ts';
import type { Language } from '../../../resources/languages.ts';
import { minimumSearchLength, suggestions } from '../../../resources/limits.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import type { Queries } from '../../base/database/queries.ts';
import { childCounts } from '../facets/facetCounts.ts';
import { findNames, type FoundName } from '../query/findNames.ts';
import { nameScopes } from '../query/nameScopes.ts';
import type { NameKind } from '../index/names/writeNames.ts';
import { classCodeKey } from '../query/classCode.ts';
import { findProducts, noProducts } from './findProducts.ts';
import { hitCards } from './hitCards.ts';
import { narrowHits, type Narrowing } from './narrowHits.ts';
import { servedLanguage } from '../../../resources/platforms.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { parseQuery, type Query } from '../query/parseQuery.ts';
import { shownOrgas } from '../suggestions/shownOrgas.ts';
import { findCategories, isIfcClass, shownCategories } from '../suggestions/suggestCategories.ts';
import { shownProductLines } from '../suggestions/suggestProductLines.ts';

export type SearchKind = (typeof searchKinds)[number];

/** What is asked of the search page; what narrows, narrows products alone. */
export interface SearchRequest extends Narrowing {
  text: string;
  /** Which kind the items are of; the first one with hits if absent. */
  kind?: SearchKind | undefined;
  /** From 1. */
  page: number;
  size: number;
  sort?: 'relevance' | 'title' | 'newest';
}

const noNames = new Map<NameKind, FoundName[]>();

/**
 * The search page: how many hits of each kind, and one page of one kind. From two characters on; what is
 * shorter finds nothing.
 */
export async function search(
  sql: Queries,
  scope: Scope,
  wanted: Language,
  { text: typed, kind: asked, page, size, sort = 'relevance', ...narrowing }: SearchRequest,
): Promise<SearchPage> {
  const query = parseQuery(typed.normalize('NFC').slice(0, suggestions.longestText));
  const language = servedLanguage(scope.dataset, wanted);
  const isSearched = !isClosed(scope) && query.text.length >= minimumSearchLength.general;
  const offset = (page - 1) * size;
  const isClass = isSearched && (await meetsClass(sql, scope, query));
  const [found, names] = await Promise.all([
    isSearched && !isClass ? findProducts(sql, scope, language, query) : noProducts,
    isSearched ? findNames(sql, Object.values(nameScopes(scope.dataset, language)), query.text) : noNames,
  ]);
  const orgas = names.get('orga') ?? [];
  const productLines = names.get('productLine') ?? [];
  const categories = isSearched ? await findCategories(sql, scope, query, names.get('category') ?? []) : [];
  const isOfProducts = (asked ?? 'product') === 'product' && found.ids.length > 0;
  const narrowed = isOfProducts ? await narrowHits(sql, scope, language, found, narrowing) : undefined;
  const products = narrowed?.left ?? found;
  const totals = {
    product: products.ids.length,
    category: categories.length,
    orga: orgas.length,
    productLine: productLines.length,
  };
  // Where a choice leaves no product it can be taken back.
  const first = found.ids.length > 0 ? 'product' : searchKinds.find((candidate) => totals[candidate] > 0);
  const kind = asked ?? first ?? 'product';
  const isFruitless = Object.values({ ...totals, product: found.ids.length }).every((total) => total === 0);
  const slice = <T>(of: SearchKind, found: readonly T[]): readonly T[] =>
    kind === of ? found.slice(offset, offset + size) : [];
  return {
    text: query.text,
    kind,
    totals,
    atLeast: products.isAtLeast,
    page,
    size,
    products:
      kind === 'product' ? await hitCards(sql, scope, language, products, { sort, offset, size }) : [],
    categories: await shownCategories(sql, scope, language, query, slice('category', categories)),
    orgas: await shownOrgas(
      sql,
      scope,
      slice('orga', orgas).map(({ sid }) => sid),
    ),
    productLines: await shownProductLines(sql, scope, language, query, slice('productLine', productLines)),
    facets: narrowed?.facets ?? null,
    categoriesInstead: isFruitless ? await filledRoots(sql, scope, language) : [],
    exact: products.exact,
    didYouMean: products.didYouMean,
  };
}

async function filledRoots(sql: Queries, scope: Scope, language: Language): Promise<FacetValue[]> {
  const roots = await childCounts(sql, scope, language, { category: rootCategory });
  return roots.filter(({ count }) => count > 0);
}

/** Is the text the code of a class that there is? Then its categories are meant, not what happens to be called so. */
async function meetsClass(sql: Queries, scope: Scope, query: Query): Promise<boolean> {
  if (!isIfcClass(query) && classCodeKey(query.text) === undefined) return false;
  return (await findCategories(sql, scope, query, [])).length > 0;
}
