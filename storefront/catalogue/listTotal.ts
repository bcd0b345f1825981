import type { ProductList } from '../../resources/calls/shown.ts';
import type { View } from '../../ui/view/View.tsx';

/** How many products a list holds, and on how many cards where variants share some. */
export function listTotal(
  { number, t }: Pick<View, 'number' | 't'>,
  { total, cards }: Pick<ProductList, 'total' | 'cards'>,
): string {
  const products = t('list.products', { count: total });
  return cards === undefined ? products : t('list.grouped', { total: products, cards: number(cards) });
}
