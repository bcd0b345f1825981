import { z } from 'zod';
import { attribute } from '../../../resources/entities/attribute.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { product } from '../../../resources/entities/product.ts';
import { productLine } from '../../../resources/entities/productLine.ts';
import { languages, type Translated } from '../../../resources/languages.ts';
import { integer, json, nullable, text, type Row } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { dataset, fieldsOf } from '../../records/fieldsOf.ts';

const found = {
  id: integer,
  platform: dataset,
  ...fieldsOf(product, 'popularity', 'title', 'subTitle', 'attributes', 'mainCategory'),
  orgaName: nullable(fieldsOf(orga, 'name').name),
  lineTitle: nullable(fieldsOf(productLine, 'title').title),
};
type ProductRow = Row<typeof found>;

/** A product with everything under which it is found. */
export interface SearchedProduct extends Omit<ProductRow, 'mainCategory' | 'attributes'> {
  /** Names of its category and of all above it. */
  categoryNames: Translated[];
  /** Values of its text and choice attributes, as shown. */
  attributeTexts: (string | Translated)[];
}

const namesOfCategory = {
  /** Platform and sid of the category. */
  key: text(),
  names: json(z.array(z.partialRecord(z.enum(languages), z.string()))),
};

/** The labels of the choices of every choice attribute; a text attribute has none. */
type AttributeLabels = Map<string, Map<string, Translated>>;

/** Reads those of the products that are there. */
export async function readSearchedProducts(
  db: SystemQueries,
  ids: readonly number[],
): Promise<SearchedProduct[]> {
  const rows = await db.rows(
    found,
    sql`
      select p.id, p.platform, p.popularity, p.title, p.sub_title as "subTitle", p.attributes,
        p.main_category as "mainCategory", o.name as "orgaName", l.title as "lineTitle"
      from product p
      left join orga o on o.platform = p.platform and o.sid = p.orga_sid
      left join product_line l
        on l.platform = p.platform and l.orga_sid = p.orga_sid and l.sid = p.product_line
      where p.id = any(${ids}::bigint[])`,
  );
  const [names, labels] = await Promise.all([categoryNamesOf(db, rows), attributeLabels(db, rows)]);
  return rows.map(({ mainCategory, attributes, ...row }) => ({
    ...row,
    categoryNames: names.get(`${row.platform} ${mainCategory}`) ?? [],
    attributeTexts: attributeTextsOf(attributes, labels),
  }));
}

async function categoryNamesOf(
  db: SystemQueries,
  rows: readonly ProductRow[],
): Promise<Map<string, Translated[]>> {
  const places = [...new Map(rows.map((row) => [`${row.platform} ${row.mainCategory}`, row])).values()];
  const categories = await db.rows(
    namesOfCategory,
    sql`
      select place.platform || ' ' || place.sid as key, jsonb_agg(c.name) as names
      from unnest(${places.map(({ platform }) => platform)}::text[],
        ${places.map(({ mainCategory }) => mainCategory)}::text[]) as place (platform, sid)
      join category c on c.sid = place.sid or c.sid in (
        select ancestor_sid from category_closure
        where platform = place.platform and descendant_sid = place.sid)
      group by 1`,
  );
  return new Map(categories.map(({ key, names }) => [key, names]));
}

async function attributeLabels(db: SystemQueries, rows: readonly ProductRow[]): Promise<AttributeLabels> {
  const used = [...new Set(rows.flatMap(({ attributes }) => Object.keys(attributes)))];
  const labelled = await db.rows(
    fieldsOf(attribute, 'sid', 'choices'),
    sql`select sid, choices from attribute where sid = any(${used}) and kind in ('text', 'choice')`,
  );
  return new Map(
    labelled.map(({ sid, choices }) => [sid, new Map(choices.map((choice) => [choice.sid, choice.label]))]),
  );
}

function attributeTextsOf(
  attributes: ProductRow['attributes'],
  labels: AttributeLabels,
): (string | Translated)[] {
  return Object.entries(attributes).flatMap(([sid, value]) => {
    const choices = labels.get(sid);
    if (!choices) return [];
    return typeof value === 'string' ? [choices.get(value) ?? value] : [];
  });
}
