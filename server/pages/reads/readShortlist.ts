import type { ProductCard } from '../../../resources/calls/shown.ts';
import type { Language } from '../../../resources/languages.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { cardOf } from '../../find/listing/productCards.ts';
import { productsNamed } from '../../find/listing/productsNamed.ts';
import { shownProductsOf } from '../../find/listing/shownProducts.ts';

/** The cards of products named `orgaSid/productSid`, in that order; what is not there is left out. */
export async function readShortlist(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  names: readonly string[],
): Promise<ProductCard[]> {
  if (names.length === 0) return [];
  const products = await shownProductsOf(db, scope, productsNamed(scope, names));
  return products.map((product) => cardOf(product, language));
}
