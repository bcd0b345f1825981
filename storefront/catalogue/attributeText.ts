import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import type { View } from '../../ui/view/View.tsx';
import { bareNumber } from '../../resources/bareNumber.ts';

/** The value of an attribute as people read it, with its unit. */
export function attributeText(
  { value, unit }: Pick<ProductPage['attributes'][number], 'value' | 'unit'>,
  { number, t }: { number: View['number']; t(key: 'product.yes' | 'product.no'): string },
): string {
  if (typeof value === 'boolean') return t(value ? 'product.yes' : 'product.no');
  if (typeof value === 'number' && !unit) return bareNumber(value, number);
  const text = typeof value === 'number' ? number(value) : value;
  return unit ? `${text}\u00a0${unit}` : text;
}
