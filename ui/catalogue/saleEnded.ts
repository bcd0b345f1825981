import type { ProductCard } from '../../resources/calls/shown.ts';
import type { Translate } from '../view/Translate.ts';

/** What a card says of a product that is no longer sold, and what comes after it; nothing of others. */
export function saleEnded(t: Translate, { endOfSale }: Pick<ProductCard, 'endOfSale'>): string[] {
  if (!endOfSale?.isOver) return [];
  const { successor } = endOfSale;
  return [t('product.ended'), ...(successor ? [t('product.successor', { number: successor })] : [])];
}
