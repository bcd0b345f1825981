import { bareNumber } from '../../resources/bareNumber.ts';
import type { View } from '../../ui/view/View.tsx';

/** A value of an attribute as text, with its unit where one is given. */
export function shownValue(
  { number, t }: Pick<View, 'number' | 't'>,
  value: string | number | boolean,
  unit: string | null,
): string {
  if (typeof value === 'boolean') return t(value ? 'product.yes' : 'product.no');
  if (typeof value === 'string') return value;
  return unit ? `${number(value)}\u00a0${unit}` : bareNumber(value, number);
}
