import type { ProductCard, VariantRange } from '../../resources/calls/shown.ts';
import type { View } from '../../ui/view/View.tsx';
import { unitName } from '../../resources/language/unitName.ts';

type Words = Pick<View, 'number' | 't' | 'language'>;

/** `12 Varianten`, where a card stands for several. */
export function variantCount({ t }: Words, { variants }: ProductCard): string | undefined {
  return variants && t('product.variants', { count: variants.total });
}

/** `12 Varianten: 600 bis 1200 mm, EI 30, EI 60, EI 90`. */
export function variantWords(view: Words, card: ProductCard): string | undefined {
  const count = variantCount(view, card);
  const ranges = card.variants?.ranges.map((range) => rangeText(view, range)) ?? [];
  if (count === undefined || ranges.length === 0) return count;
  return view.t('product.variantsOf', { variants: count, ranges: ranges.join(', ') });
}

/** How far the values of variants go; a unit stands behind numbers unless their column says it. */
export function rangeText(
  view: Words,
  { name, unit, extent, labels, more }: VariantRange,
  isInColumn = false,
): string {
  const { number, t, language } = view;
  if (!extent) return [...labels, ...(more > 0 ? [`+${more}`] : [])].join(', ');
  const [least, most] = extent;
  const behind = unit && !isInColumn ? `\u00a0${unitName({ language }, unit, most)}` : '';
  const text = t('list.range', { least: number(least), most: `${number(most)}${behind}` });
  return name && !isInColumn ? `${name} ${text}` : text;
}
