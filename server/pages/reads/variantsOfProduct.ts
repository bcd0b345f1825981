import { z } from 'zod';
import type { ProductPage } from '../../../resources/calls/storefrontPages.ts';
import { languages, type Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import { storedVariants, type StoredVariants } from '../../find/variants/Variants.ts';
import type { ShownUnits } from '../../find/facets/unitsOfCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { shownAttribute, type declaredValue } from './shownAttribute.ts';

/** The group of a product, as `groupOfProduct` reads it. */
export const variantGroup = z.object({
  key: z.string(),
  name: z.partialRecord(z.enum(languages), z.string()),
  products: z.number(),
  variants: storedVariants,
});
type VariantGroup = z.output<typeof variantGroup>;

/** So many values of an attribute, and variants that nothing tells apart, are chosen from. */
const mostValues = 40;
const mostTwins = 12;

/** The group of the product of row `p` as one JSON value, a `variantGroup`; null for a product without variants. */
export function groupOfProduct(scope: Scope): Sql<true> {
  return sql`(
    select json_build_object('key', g.key, 'name', g.name, 'products', g.products, 'variants', g.variants)
    from product_variant v join variant_group g on g.key = v.key
    where v.product_id = p.id and ${where(scope, 'g')} and g.orga_sid = p.orga_sid and p.sid = any(g.members) and g.products > 1)`;
}

/**
 * The variants of a product, to be chosen from: of each value of what tells them apart, the variant that has it and is
 * most like the product, which itself stands at its own values.
 */
export function variantsOfProduct(
  { key, name, products, variants: { axes, of } }: VariantGroup,
  productSid: string,
  attributes: readonly z.output<typeof declaredValue>[],
  language: Language,
  units: ShownUnits = {},
): NonNullable<ProductPage['variants']> {
  const own = of.find(({ sid }) => sid === productSid);
  const declared = new Map(attributes.map((one) => [one.sid, one]));
  return {
    key,
    name: textIn(name, language),
    total: products,
    axes: axes.flatMap((axis, place) => {
      const attribute = declared.get(axis.attribute);
      if (!attribute) return [];
      const { sid, name: called, unit } = shownAttribute(attribute, undefined, language, units);
      const values = axis.values.slice(0, mostValues).flatMap((value, at) => {
        const nearest =
          at === own?.at[place] ? { sid: productSid, differs: 0 } : mostAlike(of, place, at, own);
        if (!nearest) return [];
        const shown = shownAttribute(attribute, valueAs(attribute.kind, value), language, units).value;
        return [{ value: shown, productSid: nearest.sid, isOnlyChange: nearest.differs === 0 }];
      });
      return [{ sid, name: called, unit, values }];
    }),
    twins: of
      .filter(({ sid, at }) => own && sid !== productSid && at.join() === own.at.join())
      .slice(0, mostTwins)
      .map(({ sid, articleNumber }) => ({ productSid: sid, articleNumber })),
  };
}

type Variant = StoredVariants['of'][number];

/** The variant with this value that differs in the fewest other ones, later ones rather than earlier; and in how many. */
function mostAlike(
  of: readonly Variant[],
  place: number,
  at: number,
  own: Variant | undefined,
): { sid: string; differs: number } | undefined {
  let best: { sid: string; differs: number; grade: number } | undefined;
  for (const variant of of) {
    if (variant.at[place] !== at) continue;
    const others = variant.at.flatMap((value, index) =>
      index === place || value === own?.at[index] ? [] : [index],
    );
    const grade = others.reduce((sum, index) => sum + 1 + 1 / (index + 2), 0);
    if (!best || grade < best.grade) best = { sid: variant.sid, differs: others.length, grade };
  }
  return best;
}

/** A value as `facet_value` has it, as products say it. */
export function valueAs(kind: string, value: string): string | number | boolean {
  return kind === 'number' ? Number(value) : kind === 'yesNo' ? value === 'true' : value;
}
