import { bareNumber } from '../../resources/finding/bareNumber.ts';
import type { AttributeFacet } from '../../resources/calls/shown.ts';
import { rangeOf } from '../../resources/finding/facetSelection.ts';
import type { View } from '../../ui/view/View.tsx';
import { unitName } from '../../resources/language/unitName.ts';

/** What a value of an attribute is called: the label of a choice, a number or a range with its unit, yes or no. */
export function valueName(
  view: Pick<View, 'number' | 't' | 'language'>,
  { kind, unit, perUnit }: Pick<AttributeFacet, 'kind' | 'unit' | 'perUnit'>,
  { value, name }: Pick<AttributeFacet['values'][number], 'value' | 'name'>,
): string {
  const { number, t } = view;
  if (kind === 'yesNo') return t(value === 'true' ? 'product.yes' : 'product.no');
  if (kind === 'choice') return name ?? value;
  const range = rangeOf(value);
  const written = (end: number) => (unit ? number(end / perUnit) : bareNumber(end, number));
  const shown = range ? rangeName({ number: written, t }, range) : written(Number(value));
  return unit ? `${shown}\u00a0${unitName(view, unit, range ? undefined : Number(value) / perUnit)}` : shown;
}

function rangeName(
  { number, t }: Pick<View, 'number' | 't'>,
  { least, most }: { least: number; most: number },
) {
  if (least === -Infinity) return t('list.atMost', { most: number(most) });
  if (most === Infinity) return t('list.atLeast', { least: number(least) });
  return t('list.range', { least: number(least), most: number(most) });
}
