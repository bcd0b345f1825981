import { z } from 'zod';
import { attribute } from '../../../resources/entities/attribute.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { product } from '../../../resources/entities/product.ts';
import { productLine } from '../../../resources/entities/productLine.ts';
import { languages, type Translated } from '../../../resources/language/languages.ts';
import { integer, json, nullable, text, type Row } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { dataset, fieldsOf } from '../../records/fieldsOf.ts';

const found = {
  id: integer,
  platform: dataset,
  ...fieldsOf(
    product,
    'popularity',
    'title',
    'subTitle',
    'description',
    'keywords',
    'brand',
    'attributes',
    'mainCategory',
    'orgaSid',
    'productLine',
    'variantGroup',
    'isEnded',
  ),
  orgaName: nullable(fieldsOf(orga, 'name').name),
  lineTitle: nullable(fieldsOf(productLine, 'title').title),
};
type ProductRow = Row<typeof found>;

/** A product with everything under which it is found. */
export interface SearchedProduct extends Omit<ProductRow, 'attributes'> {
  /** Its category and all above it, the own one first. */
  categories: CategoryName[];
  values: AttributeValue[];
}

export interface CategoryName {
  sid: string;
  name: Translated;
}

/** A value of an attribute of a product. */
export interface AttributeValue {
  attribute: Pick<Labelled, 'sid' | 'name' | 'unit' | 'kind'>;
  value: string | number | boolean;
  /** As shown, where it is a choice. */
  label?: Translated;
}

const translated = z.partialRecord(z.enum(languages), z.string());
const namesOfCategory = {
  /** Platform and sid of the category. */
  key: text(),
  categories: json(z.array(z.object({ sid: z.string(), name: translated }))),
};
const labelled = fieldsOf(attribute, 'sid', 'name', 'kind', 'unit', 'choices');
type Labelled = Row<typeof labelled>;

/** Reads those of the products that are there. */
export async function readSearchedProducts(
  db: SystemQueries,
  ids: readonly number[],
): Promise<SearchedProduct[]> {
  const rows = await db.rows(
    found,
    sql`
      select p.id, p.platform, p.popularity, p.title, p.sub_title as "subTitle", p.description, p.keywords,
        p.brand, p.attributes,
        p.main_category as "mainCategory", p.orga_sid as "orgaSid", p.product_line as "productLine",
        p.variant_group as "variantGroup", p.is_ended as "isEnded", o.name as "orgaName", l.title as "lineTitle"
      from product p
      left join orga o on o.platform = p.platform and o.sid = p.orga_sid
      left join product_line l
        on l.platform = p.platform and l.orga_sid = p.orga_sid and l.sid = p.product_line
      where p.id = any(${ids}::bigint[])`,
  );
  const [categories, attributes] = await Promise.all([categoriesOf(db, rows), attributesOf(db, rows)]);
  return rows.map(({ attributes: values, ...row }) => ({
    ...row,
    categories: categories.get(`${row.platform} ${row.mainCategory}`) ?? [],
    values: Object.entries(values).flatMap(([sid, value]) => valueOf(attributes.get(sid), value)),
  }));
}

async function categoriesOf(
  db: SystemQueries,
  rows: readonly ProductRow[],
): Promise<Map<string, CategoryName[]>> {
  const places = [...new Map(rows.map((row) => [`${row.platform} ${row.mainCategory}`, row])).values()];
  const named = await db.rows(
    namesOfCategory,
    sql`
      select place.platform || ' ' || place.sid as key,
        jsonb_agg(jsonb_build_object('sid', c.sid, 'name', c.name) order by coalesce(above.depth, 0)) as categories
      from unnest(${places.map(({ platform }) => platform)}::text[],
        ${places.map(({ mainCategory }) => mainCategory)}::text[]) as place (platform, sid)
      cross join lateral (
        select place.sid union
        select ancestor_sid from category_closure
        where platform = place.platform and descendant_sid = place.sid
      ) named
      join category c on c.sid = named.sid
      left join category_closure above
        on above.platform = place.platform and above.descendant_sid = place.sid and above.ancestor_sid = c.sid
      group by 1`,
  );
  return new Map(named.map(({ key, categories }) => [key, categories]));
}

async function attributesOf(db: SystemQueries, rows: readonly ProductRow[]): Promise<Map<string, Labelled>> {
  const used = [...new Set(rows.flatMap(({ attributes }) => Object.keys(attributes)))];
  const attributes = await db.rows(
    labelled,
    sql`select sid, name, kind, unit, choices from attribute where sid = any(${used})`,
  );
  return new Map(attributes.map((one) => [one.sid, one]));
}

function valueOf(attribute: Labelled | undefined, value: ProductRow['attributes'][string]): AttributeValue[] {
  if (!attribute) return [];
  const label = attribute.choices.find(({ sid }) => sid === value)?.label;
  return [{ attribute, value, ...(label && { label }) }];
}
