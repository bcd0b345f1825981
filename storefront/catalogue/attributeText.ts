import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import type { View } from '../../ui/view/View.tsx';
import { bareNumber } from '../../resources/finding/bareNumber.ts';
import { unitName } from '../../resources/language/unitName.ts';

/** The value of an attribute as people read it, with its unit. */
export function attributeText(
  { value, unit }: Pick<ProductPage['attributes'][number], 'value' | 'unit'>,
  view: Pick<View, 'number' | 't' | 'language'>,
): string {
  const { number, t } = view;
  if (typeof value === 'boolean') return t(value ? 'product.yes' : 'product.no');
  if (typeof value === 'number' && !unit) return bareNumber(value, number);
  const text = typeof value === 'number' ? number(value) : value;
  if (!unit) return text;
  return `${text}\u00a0${unitName(view, unit, typeof value === 'number' ? value : undefined)}`;
}
