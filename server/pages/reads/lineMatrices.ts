import { z } from 'zod';
import type { VariantMatrix } from '../../../resources/calls/storefrontPages.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { integer, json, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { storedVariants, translated, type StoredVariants } from '../../find/variants/Variants.ts';
import { shownUnits, unitsOfCategory } from '../../find/facets/unitsOfCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { declaredValue, shownAttribute } from './shownAttribute.ts';
import { pathOfCategory, shownPath, storedPath } from './pathOfCategory.ts';
import { valueAs } from './variantsOfProduct.ts';

/** A line shows so many of its variants as matrices, the largest groups first; its list shows all. */
const mostGroups = 8;
const mostVariants = 300;

const group = {
  name: json(translated),
  products: integer,
  variants: json(storedVariants),
  attributes: json(z.array(declaredValue)),
  units: json(shownUnits),
  path: json(storedPath),
};

/** The variants of a product line, a matrix for each group of them. */
export async function lineMatrices(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  { orga, line }: { orga: string; line: string },
): Promise<VariantMatrix[]> {
  const groups = await db.rows(
    group,
    sql`
      select g.name, g.products, g.variants, ${unitsOfCategory(scope, sql`g.main_category`)} as units,
        ${pathOfCategory(scope, sql`g.main_category`)} as path,
        (select coalesce(json_agg(json_build_object(
            'sid', a.sid, 'name', a.name, 'kind', a.kind, 'group', a."group", 'unit', a.unit, 'choices', a.choices)), '[]')
          from attribute a
          where a.sid in (select axis ->> 'attribute' from jsonb_array_elements(g.variants -> 'axes') axis)) as attributes
      from variant_group g
      where ${where(scope, 'g')} and g.orga_sid = ${orga} and g.product_line = ${line} and g.product_line <> ''
      order by g.products desc, g.key limit ${mostGroups}`,
  );
  let shown = 0;
  return groups.flatMap((one, index) => {
    shown += one.variants.of.length;
    return index === 0 || shown <= mostVariants ? [matrixOf(one, language)] : [];
  });
}

/**
 * Variants in rows and columns of the two attributes that vary most, the one with fewer values across; what else tells them
 * apart stands in the cells.
 */
export function matrixOf(
  { name, products, variants: { axes, of }, attributes, units, path }: Row<typeof group>,
  language: Language,
): VariantMatrix {
  const declared = new Map(attributes.map((one) => [one.sid, one]));
  const known = axes.flatMap((axis, place) => {
    const attribute = declared.get(axis.attribute);
    if (!attribute) return [];
    const { name: called, unit } = shownAttribute(attribute, undefined, language, units);
    const values = axis.values.map(
      (value) => shownAttribute(attribute, valueAs(attribute.kind, value), language, units).value,
    );
    return [{ place, name: called, unit, values }];
  });
  const [most, second] = known.toSorted((a, b) => b.values.length - a.values.length);
  const rows = second ? most : undefined;
  const columns = second ?? most;
  const rest = known.filter((axis) => axis !== rows && axis !== columns);
  const at = (variant: StoredVariants['of'][number], axis: (typeof known)[number] | undefined) =>
    axis ? (variant.at[axis.place] ?? 0) : 0;
  type Variant = (typeof of)[number];
  const inOrder = (one: Variant, other: Variant) =>
    rest.reduce((order, axis) => order || at(one, axis) - at(other, axis), 0);
  const shownOf = (axis: typeof columns) =>
    axis ? { name: axis.name, unit: axis.unit, values: axis.values } : null;
  return {
    name: textIn(name, language),
    total: products,
    pathFromRoot: shownPath(path, language),
    columns: shownOf(columns),
    rows: shownOf(rows),
    inCells: rest.map((axis) => axis.name),
    cells: Array.from({ length: rows?.values.length ?? 1 }, (_row, row) =>
      Array.from({ length: columns?.values.length ?? 1 }, (_column, column) =>
        of
          .filter((variant) => at(variant, rows) === row && at(variant, columns) === column)
          .toSorted(inOrder)
          .map((variant) => ({
            productSid: variant.sid,
            articleNumber: variant.articleNumber,
            values: rest.flatMap((axis) => {
              const value = axis.values[at(variant, axis)];
              return value === undefined ? [] : [{ value, unit: axis.unit }];
            }),
          })),
      ),
    ),
  };
}
