import type { FacetValue } from '../../../resources/calls/shown.ts';
import { searchKinds, type SearchPage } from '../../../resources/calls/searchPage.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { minimumSearchLength } from '../../../resources/limits.ts';
import type { AttributeOrder } from '../../../resources/finding/listViews.ts';
import { cardsInUnits } from '../listing/cardsInUnits.ts';
import { listTable } from '../listing/listTable.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { childCounts } from '../facets/facetCounts.ts';
import { findNames, type FoundName } from '../query/findNames.ts';
import { namedKinds, type NamedKind } from '../query/nameScopes.ts';
import { understand } from '../query/understand.ts';
import { classesNamed } from './classesNamed.ts';
import { orgasOfText } from '../orgas/orgasOfText.ts';
import { calledCategories } from './calledCategories.ts';
import { readCodeList } from '../codes/readCodeList.ts';
import { codeListPage } from './codeListPage.ts';
import { findProducts, noProducts } from './findProducts.ts';
import { firstOfVariants } from './firstOfVariants.ts';
import { hitCards } from './hitCards.ts';
import { isNarrowing, narrowHits, type Narrowing } from './narrowHits.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { shorterTexts } from './shorterTexts.ts';
import { understoodPieces } from './understoodPieces.ts';
import { shownOrgas } from '../suggestions/shownOrgas.ts';
import { categoriesByClass, categoriesByName, shownCategories } from '../suggestions/suggestCategories.ts';
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
  sort?: 'relevance' | 'title' | 'newest' | AttributeOrder;
  /** Machines get each variant as a hit; on a page one stands for all that are alike. */
  isEachVariant?: boolean;
}

const noNames = new Map<NamedKind, FoundName[]>();

/**
 * The search page: how many hits of each kind, and one page of one kind. From two characters on; what is
 * shorter finds nothing.
 */
export async function search(
  db: ScopedQueries,
  scope: Scope,
  wanted: Language,
  {
    text: typed,
    kind: asked,
    page,
    size,
    sort = 'relevance',
    isEachVariant = false,
    ...narrowing
  }: SearchRequest,
): Promise<SearchPage> {
  const query = understand(db, scope, wanted, typed);
  const { language } = query;
  const isSearched = !isClosed(scope) && query.text.length >= minimumSearchLength.general;
  const offset = (page - 1) * size;
  const list = isClosed(scope) ? undefined : readCodeList(typed);
  if (list) return codeListPage(db, scope, language, typed.trim(), list);
  const classified = isSearched ? await categoriesByClass(db, scope, query) : [];
  const [found, names, pieces] = await Promise.all([
    isSearched ? findProducts(db, scope, query) : noProducts,
    isSearched ? findNames(db, scope, query, namedKinds) : noNames,
    isSearched ? query.pieces() : [],
  ]);
  const meanings = pieces.flatMap(({ meaning }) => meaning ?? []);
  const isUnknown = isSearched && found.exact === 0 && !names.has('orga');
  const productLines = names.get('productLine') ?? [];
  const isOfProducts = (asked ?? 'product') === 'product' && found.ids.length > 0;
  const shown = { sort, offset, size };
  // Which products stand on cards says the code alone: what they are counted by need not be known.
  const isDecided = isOfProducts && found.isByCode && !isNarrowing(narrowing);
  const [orgas, categories, narrowed, codedCards] = await Promise.all([
    names.get('orga') ?? (isUnknown ? orgasOfText(db, scope, query) : []),
    classified ?? categoriesByName(db, scope, names.get('category') ?? [], meanings, language),
    isOfProducts ? narrowHits(db, scope, language, found, narrowing) : undefined,
    isDecided ? hitCards(db, scope, language, found, shown) : undefined,
  ]);
  const products = narrowed?.left ?? found;
  // Whoever types a number means that one.
  const onCards =
    narrowed && !found.isByCode && !isEachVariant ? firstOfVariants(products, narrowed.variants) : products;
  const totals = {
    product: products.exact,
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
  const [
    cards,
    facets,
    shownOfCategories,
    shownOfOrgas,
    shownOfLines,
    instead,
    understood,
    shorter,
    classes,
  ] = await Promise.all([
    codedCards ?? (kind === 'product' ? hitCards(db, scope, language, onCards, shown) : []),
    // Counts of what only comes near would pass for hits; a choice can always be taken back (behaviour B459).
    found.exact > 0 || isNarrowing(narrowing) ? narrowed?.facets() : undefined,
    shownCategories(db, scope, query, slice('category', categories)),
    shownOrgas(
      db,
      scope,
      slice('orga', orgas).map(({ sid }) => sid),
    ),
    shownProductLines(db, scope, query, slice('productLine', productLines)),
    isFruitless ? filledRoots(db, scope, language) : [],
    found.isByCode ? [] : understoodPieces(db, scope, language, query.text, meanings),
    found.exact === 0 ? shorterTexts(db, scope, query) : [],
    isSearched ? classesNamed(db, scope, query) : [],
  ]);
  const table = await listTable(db, scope, language, {
    view: narrowing.view,
    columns: facets?.columns ?? [],
    cards,
  });
  return {
    text: query.text,
    kind,
    totals,
    atLeast: products.isAtLeast,
    page,
    size,
    products: cardsInUnits(cards, facets?.units ?? {}),
    table,
    categories: shownOfCategories,
    called: calledCategories(categories, names.get('category') ?? [], pieces, language),
    classes,
    orgas: shownOfOrgas,
    productLines: shownOfLines,
    facets: facets?.shown ?? null,
    categoriesInstead: instead,
    exact: products.exact,
    cards: onCards.exact,
    understood,
    near: products.near,
    foundIn: products.foundIn,
    codes: null,
    shorter,
    didYouMean: products.didYouMean,
  };
}

async function filledRoots(db: ScopedQueries, scope: Scope, language: Language): Promise<FacetValue[]> {
  const roots = await childCounts(commonReads(db), scope, language, { category: rootCategory });
  return roots.filter(({ count }) => count > 0);
}
