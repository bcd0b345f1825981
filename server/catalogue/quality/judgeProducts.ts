import { attribute } from '../../../resources/entities/attribute.ts';
import { product } from '../../../resources/entities/product.ts';
import { platformGroups } from '../../../resources/platform/platformGroups.ts';
import { languagesOf, platform } from '../../../resources/platform/platforms.ts';
import { askingOf, qualityOf, type Asked, type Quality } from '../../../resources/quality.ts';
import { integer, yesNo, type Row } from '../../base/database/column.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { json, sql, type Sql } from '../../base/database/sql.ts';
import { dataset, fieldsOf } from '../../records/fieldsOf.ts';

/** What the quality of a product is told from. */
export const judgedFields = {
  platform: dataset,
  ...fieldsOf(product, 'mainCategory', 'title', 'subTitle', 'description', 'articleNumber'),
  ...fieldsOf(product, 'gtins', 'images', 'attributes'),
  hasDocuments: yesNo,
};
type JudgedRow = Row<typeof judgedFields>;

const judgedProduct = {
  ...judgedFields,
  id: integer,
  ...fieldsOf(product, 'orgaSid', 'completeness', 'missing'),
};
type ProductRow = Row<typeof judgedProduct>;

export type JudgedProduct = Pick<ProductRow, 'id' | 'platform' | 'orgaSid'>;

export const askingAttribute = fieldsOf(attribute, 'sid', 'categories');
type AskingAttribute = Row<typeof askingAttribute>;

/**
 * Writes how complete these products are, where that has changed, and returns those that it could judge:
 * products that another transaction is writing are left to be judged after it. What is right is not locked.
 */
export async function judgeProducts(tx: SystemTransaction, ids: readonly number[]): Promise<JudgedProduct[]> {
  const seen = await judge(tx, sql`where p.id = any(${ids}::bigint[]) and p.completeness is not null`);
  const right = seen.filter(({ isSame }) => isSame).map(({ row }) => row);
  const isRight = new Set(right.map(({ id }) => id));
  const others = ids.filter((id) => !isRight.has(id));
  if (others.length === 0) return right;
  const held = await judge(
    tx,
    sql`where p.id = any(${others}::bigint[]) order by p.id for no key update of p skip locked`,
  );
  const changed = held.flatMap(({ row: { id }, completeness, missing, isSame }) =>
    isSame ? [] : [{ id, completeness, missing }],
  );
  if (changed.length > 0)
    await tx.run(sql`
      update product p set completeness = q.completeness, missing = q.missing
      from jsonb_to_recordset(${json(changed)}) as q (id bigint, completeness bigint, missing text[])
      where p.id = q.id`);
  return [...right, ...held.map(({ row }) => row)];
}

async function judge(tx: SystemTransaction, which: Sql) {
  const rows = await tx.rows(
    judgedProduct,
    sql`
      select p.id, p.platform, p.orga_sid as "orgaSid", p.main_category as "mainCategory", p.title,
        p.sub_title as "subTitle", p.description, p.article_number as "articleNumber", p.gtins, p.images,
        p.attributes, p.completeness, p.missing,
        exists (
          select from document d
          where d.platform = p.platform and d.orga_sid = p.orga_sid and p.sid = any(d.products)
        ) as "hasDocuments"
      from product p ${which}`,
  );
  const judged = await qualitiesOf(tx, rows);
  return judged.map(({ row, completeness, missing }) => {
    const isSame = completeness === row.completeness && missing.join() === row.missing.join();
    return { row, completeness, missing, isSame };
  });
}

/** How complete products are, in their order. */
export async function qualitiesOf<Judged extends JudgedRow>(
  tx: SystemTransaction,
  rows: readonly Judged[],
): Promise<(Quality & { row: Judged })[]> {
  const attributes = await askingAttributes(tx, [...new Set(rows.map(({ mainCategory }) => mainCategory))]);
  const asked = new Map<string, Asked>();
  return rows.map((row) => {
    const place = `${row.platform} ${row.mainCategory}`;
    const asking = asked.get(place) ?? askedOf(row, attributes);
    asked.set(place, asking);
    return { row, ...qualityOf(row, asking) };
  });
}

/** What is asked of the products of a category on a platform. */
export function askedOf(
  { platform: key, mainCategory }: Pick<JudgedRow, 'platform' | 'mainCategory'>,
  attributes: AskingAttribute[],
): Asked {
  const { group } = platform(key);
  return {
    languages: languagesOf(key),
    asksForGtin: platformGroups[group].asksForGtin,
    attributes: attributes.flatMap(({ sid, categories }) => {
      const asking = askingOf(categories, mainCategory, group);
      return asking ? [{ sid, isRequired: Boolean(asking.required) }] : [];
    }),
  };
}

/** The attributes that one of these categories asks for, with the askings of these categories alone. */
async function askingAttributes(
  tx: SystemTransaction,
  categories: readonly string[],
): Promise<AskingAttribute[]> {
  return tx.rows(
    askingAttribute,
    sql`
      select a.sid, jsonb_agg(c.asking) as categories
      from attribute a cross join lateral jsonb_array_elements(a.categories) as c (asking)
      where c.asking ->> 'sid' = any(${categories}::text[])
      group by a.id order by a.id`,
  );
}
