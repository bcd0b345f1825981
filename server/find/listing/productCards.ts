import type { ProductCard } from '../../../resources/calls/shown.ts';
import type { Language } from '../../../resources/languages.ts';
import { shown } from '../../../resources/translate.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { shownProducts, type ShownProduct } from './shownProducts.ts';

/** The cards of the products with these ids, in their order; those outside the scope are left out. */
export async function productCards(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  ids: readonly number[],
): Promise<ProductCard[]> {
  return (await shownProducts(db, scope, ids)).map((product) => cardOf(product, language));
}

/** A product as a card shows it. */
export function cardOf(product: ShownProduct, language: Language): ProductCard {
  const { orgaSid, productSid, orgaName, title, subTitle, articleNumber, picture } = product;
  return {
    orgaSid,
    productSid,
    orgaName,
    title: shown(title, language) ?? { text: articleNumber, languageUsed: language },
    subTitle: shown(subTitle, language) ?? null,
    articleNumber,
    picture,
  };
}
