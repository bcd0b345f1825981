import type { ShortlistPage } from '../../../resources/calls/storefrontPages.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { notedAt, type NotedInAddress } from '../../../resources/notedOnList.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { cardOf } from '../../find/listing/productCards.ts';
import { productsNamed } from '../../find/listing/productsNamed.ts';
import { shownProductsOf } from '../../find/listing/shownProducts.ts';

/**
 * The cards of products named `orgaSid/productSid`, in that order, with what the address notes of each; what is not there
 * is left out.
 */
export async function readShortlist(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  { product: names, ...noted }: NotedInAddress & { product: readonly string[] },
): Promise<ShortlistPage['products']> {
  if (names.length === 0) return [];
  const products = await shownProductsOf(db, scope, productsNamed(scope, names));
  return products.map((product) => ({
    ...cardOf(product, language),
    ...notedAt(noted, names.indexOf(`${product.orgaSid}/${product.productSid}`)),
  }));
}
