import type { EndOfSale, ProductCard } from '../../../resources/calls/shown.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { shown, textIn } from '../../../resources/language/translate.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { shownProducts, shownVariants, type ShownProduct, type ShownVariant } from './shownProducts.ts';

/** The cards of the products with these ids, in their order; those outside the scope are left out. */
export async function productCards(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  ids: readonly number[],
): Promise<ProductCard[]> {
  return (await shownProducts(db, scope, ids)).map((product) => cardOf(product, language));
}

/** The same for products each of which stands for its variants. */
export async function variantCards(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  ids: readonly number[],
): Promise<ProductCard[]> {
  return (await shownVariants(db, scope, ids)).map((product) => variantCardOf(product, language));
}

/** A product as the card of all its variants shows it. */
export function variantCardOf(product: ShownVariant, language: Language): ProductCard {
  const { variants } = product;
  if (!variants) return cardOf(product, language);
  const ranges = variants.ranges.map(({ name, labels, ...range }) => ({
    ...range,
    name: name && textIn(name, language),
    labels: labels.map((label) => textIn(label, language)),
  }));
  return { ...cardOf(product, language), variants: { total: variants.total, ranges } };
}

/** A product as a card shows it. */
export function cardOf(product: ShownProduct, language: Language): ProductCard {
  const { orgaSid, productSid, orgaName, title, subTitle, articleNumber, picture } = product;
  const endOfSale = endOfSaleOf(product);
  return {
    orgaSid,
    productSid,
    orgaName,
    title: shown(title, language) ?? { text: articleNumber, languageUsed: language },
    subTitle: shown(subTitle, language) ?? null,
    articleNumber,
    picture,
    ...(endOfSale && { endOfSale }),
  };
}

/** Until when a product is sold; null where nobody has said. */
export function endOfSaleOf({
  endOfSale: lastDay,
  isEnded,
  successor,
}: Pick<ShownProduct, 'endOfSale' | 'isEnded' | 'successor'>): EndOfSale | null {
  return lastDay === null ? null : { lastDay, isOver: isEnded === true, successor };
}
