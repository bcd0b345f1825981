import { bareNumber } from '../../resources/finding/bareNumber.ts';
import type { View } from '../../ui/view/View.tsx';
import { unitName } from '../../resources/language/unitName.ts';

/** A value of an attribute as text, with its unit where one is given. */
export function shownValue(
  view: Pick<View, 'number' | 't' | 'language'>,
  value: string | number | boolean,
  unit: string | null,
): string {
  const { number, t } = view;
  if (typeof value === 'boolean') return t(value ? 'product.yes' : 'product.no');
  if (typeof value === 'string') return value;
  return unit ? `${number(value)}\u00a0${unitName(view, unit, value)}` : bareNumber(value, number);
}
