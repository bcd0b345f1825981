import type { z } from 'zod';
import type { pageOf, productCard } from '../../resources/calls/shown.ts';
import type { Language } from '../../resources/languages.ts';
import { isClosed, type Scope } from '../access/scope.ts';
import type { Queries } from '../database/queries.ts';
import { rootCategory } from '../../resources/rootCategory.ts';
import { servedLanguage } from '../../resources/platforms.ts';
import { countListed } from './countListed.ts';
import { listedPage } from './listedPage.ts';
import { cardOf } from './productCards.ts';
import { shownProductsOf } from './shownProducts.ts';

/** Which products of a platform, in which order. */
export interface Listing {
  /** Sid of a category, whose products and those of all below it are meant; the whole platform if absent. */
  category?: string | undefined;
  orga?: string | undefined;
  /** Sid of a product line of that company. */
  line?: string | undefined;
  sort: 'popularity' | 'title' | 'newest';
  /** From 1. */
  page: number;
  size: number;
  language: Language;
}

export type ProductPageOfList = z.infer<ReturnType<typeof pageOf<typeof productCard>>>;

/** One page of a product list with its exact total; a page behind the last one is empty. */
export async function listProducts(sql: Queries, scope: Scope, listing: Listing): Promise<ProductPageOfList> {
  const { page, size, language } = listing;
  const filter = { category: listing.category ?? rootCategory, orga: listing.orga, line: listing.line };
  const total = isClosed(scope) ? 0 : await countListed(sql, scope, filter);
  const offset = (page - 1) * size;
  if (offset >= total) return { items: [], total, page, size };
  const wanted = listedPage(sql, scope, filter, {
    sort: listing.sort,
    language: servedLanguage(scope.store, language),
    total,
    offset,
    size,
  });
  const items = await shownProductsOf(sql, scope, wanted);
  return { items: items.map((product) => cardOf(product, language)), total, page, size };
}
