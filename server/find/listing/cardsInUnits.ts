import type { ProductCard } from '../../../resources/calls/shown.ts';
import { inShownUnit, shownUnit } from '../facets/shownUnit.ts';
import type { ShownUnits } from '../facets/unitsOfCategory.ts';

/** Cards as a list shows them that has these units: how far variants go is told as the columns beside tell it. */
export function cardsInUnits(cards: readonly ProductCard[], units: ShownUnits): ProductCard[] {
  return cards.map((card) =>
    card.variants
      ? {
          ...card,
          variants: { ...card.variants, ranges: card.variants.ranges.map((range) => inUnits(range, units)) },
        }
      : card,
  );
}

type Range = NonNullable<ProductCard['variants']>['ranges'][number];

function inUnits(range: Range, units: ShownUnits): Range {
  if (!range.extent) return range;
  const shown = shownUnit(range.unit, units[range.attribute]);
  const [least, most] = range.extent;
  return { ...range, unit: shown.unit, extent: [inShownUnit(least, shown), inShownUnit(most, shown)] };
}
