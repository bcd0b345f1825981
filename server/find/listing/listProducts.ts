import type { ProductList } from '../../../resources/calls/shown.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { AttributeOrder, ListView } from '../../../resources/finding/listViews.ts';
import { readFacets } from '../../../resources/finding/facetSelection.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { servedLanguage } from '../../../resources/platform/platforms.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { chosenValues } from '../facets/chosenValues.ts';
import { countListed } from './countListed.ts';
import type { ListFilter } from './listedIds.ts';
import { listedPage } from './listedPage.ts';
import { listedVariants } from './listedVariants.ts';
import { orderOf } from './orderOf.ts';
import type { Cards } from './Cards.ts';
import { cardsOf, countFollowers } from './countFollowers.ts';
import { cardOf, variantCardOf } from './productCards.ts';
import { shownProductsOf } from './shownProducts.ts';

/** Which products of a platform, in which order. */
export interface Listing {
  /** Sid of a category, whose products and those of all below it are meant; the whole platform if absent. */
  category?: string | undefined;
  orga?: string | undefined;
  /** Sid of a product line of that company. */
  line?: string | undefined;
  /** Values of attributes, as `readFacets` reads them. */
  attributes?: string | undefined;
  /** Are all attributes to narrow by wanted? */
  filters?: 'all' | undefined;
  /** Rows are wanted for all but pictures. */
  view?: ListView | undefined;
  /** The same as `filterOf` looks it up, where the caller has done so; the fields above are not looked at then. */
  filter?: ListFilter | undefined;
  /** Do variants share a card? */
  areGrouped?: boolean;
  sort: 'popularity' | 'title' | 'newest' | AttributeOrder;
  /** From 1. */
  page: number;
  size: number;
  language: Language;
}

/** From here on a page of a list in an order of its index is read from the nearer end: to count it costs less than these rows. */
const deepFrom = 1_000;

/** One page of a product list with its exact total; a page behind the last one is empty. */
export async function listProducts(db: ScopedQueries, scope: Scope, listing: Listing): Promise<ProductList> {
  const { page, size, language } = listing;
  if (isClosed(scope)) return { items: [], total: 0, page, size };
  const filter = listing.filter ?? (await filterOf(db, listing));
  const counting = countListed(commonReads(db), scope, filter);
  const isPlain = listing.sort === 'popularity' || listing.sort === 'newest';
  const first = listing.areGrouped ? cardsOf(filter, isPlain, undefined) : 'each';
  const offset = (page - 1) * size;
  // These orders are the same in lists of different lengths: near their beginning they need not wait for the count.
  const needsTotal = !isPlain || offset >= deepFrom || (listing.areGrouped && first !== 'leaders');
  const following = listing.areGrouped ? countFollowers(commonReads(db), scope, filter) : undefined;
  const [total, order, ofPlatform, followers] = needsTotal
    ? await Promise.all([
        counting,
        isPlain ? undefined : orderOf(db, listing.sort),
        listing.sort === 'title'
          ? countListed(commonReads(db), scope, { category: rootCategory })
          : undefined,
        following,
      ])
    : [0];
  const cards = needsTotal && followers !== undefined ? cardsOf(filter, isPlain, total, followers) : first;
  const slice = {
    sort: order ?? plainOrder(listing.sort),
    language: servedLanguage(scope.dataset, language),
    total,
    length: needsTotal ? lengthOf(cards, total, followers) : undefined,
    ofPlatform,
    offset,
    size,
    cards,
  };
  if (!following || (cards === 'each' && followers !== 0)) {
    const [items, counted] = await Promise.all([
      shownProductsOf(db, scope, listedPage(scope, filter, slice)),
      counting,
    ]);
    return { items: items.map((product) => cardOf(product, language)), total: counted, page, size };
  }
  const [items, counted, missing] = await Promise.all([
    listedVariants(db, scope, filter, slice),
    counting,
    following,
  ]);
  return {
    items: items.map((product) => variantCardOf(product, language)),
    total: counted,
    page,
    size,
    ...(missing > 0 && { cards: counted - missing }),
  };
}

/** How many cards a list has; undefined where that is not known before it is gone through. */
function lengthOf(cards: Cards, total: number, followers = 0): number | undefined {
  if (cards === 'first') return undefined;
  return cards === 'leaders' ? total - followers : total;
}

/** By what a listing is narrowed, with the ids of the values that are chosen of attributes. */
export async function filterOf(
  db: ScopedQueries,
  {
    category = rootCategory,
    orga,
    line,
    attributes,
  }: Pick<Listing, 'category' | 'orga' | 'line' | 'attributes'>,
): Promise<ListFilter> {
  return { category, orga, line, chosen: await chosenValues(commonReads(db), readFacets(attributes)) };
}

/** What no attribute has is in the usual order. */
function plainOrder(sort: Listing['sort']): 'popularity' | 'title' | 'newest' {
  return sort === 'title' || sort === 'newest' ? sort : 'popularity';
}
