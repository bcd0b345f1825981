import type { ProductCard } from '../../../resources/calls/shown.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { attributeOrder, type AttributeOrder } from '../../../resources/finding/listViews.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { listedPage } from '../listing/listedPage.ts';
import { orderOf, type ValueOrder } from '../listing/orderOf.ts';
import { variantCardOf, variantCards } from '../listing/productCards.ts';
import { shownVariantsOf } from '../listing/shownProducts.ts';
import type { FoundProducts } from './findProducts.ts';

interface Slice {
  sort: 'relevance' | 'title' | 'newest' | AttributeOrder;
  offset: number;
  size: number;
}

/**
 * One page of products that were found; by relevance they keep their order. In every order those with all the words
 * stand before those with some.
 */
export async function hitCards(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  { ids, exact }: Pick<FoundProducts, 'ids' | 'exact'>,
  { sort, offset, size }: Slice,
): Promise<ProductCard[]> {
  const order = await orderOf(db, sort);
  if (sort === 'relevance' || (!order && attributeOrder(sort)))
    return variantCards(db, scope, language, ids.slice(offset, offset + size));
  const sorted = async (among: readonly number[], from: number, most: number) => {
    const wanted: ValueOrder | 'newest' | 'title' = order ?? (sort === 'newest' ? 'newest' : 'title');
    const slice = { sort: wanted, language, total: among.length, offset: from, size: most };
    const page = listedPage(scope, { category: rootCategory, among }, slice);
    return (await shownVariantsOf(db, scope, page)).map((product) => variantCardOf(product, language));
  };
  if (exact === ids.length) return sorted(ids, offset, size);
  // Others follow only where there are few in all.
  const parts = [ids.slice(0, exact), ids.slice(exact)].filter((part) => part.length > 0);
  const cards = await Promise.all(parts.map((part) => sorted(part, 0, part.length)));
  return cards.flat().slice(offset, offset + size);
}
