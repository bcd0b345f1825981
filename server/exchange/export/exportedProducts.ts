import type { ExportFilter } from '../../../resources/calls/exports.ts';
import { attribute } from '../../../resources/entities/attribute.ts';
import { product } from '../../../resources/entities/product.ts';
import { integer } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { RecordOf } from '../../records/readRecords.ts';
import { batchesOf } from './batchesOf.ts';

/** Which products are exported: of one company, one of them or all, narrowed by a filter. */
export interface ExportChoice {
  orgaSid: string;
  productSid?: string | undefined;
  filter?: ExportFilter | undefined;
}

export type ExportedProduct = RecordOf<typeof product>;

/** The chosen products, oldest first, in batches. */
export function exportedProducts(
  db: ScopedQueries,
  scope: Scope,
  choice: ExportChoice,
): AsyncGenerator<ExportedProduct[]> {
  return batchesOf(db, scope, product, chosen(choice));
}

/** How many products the choice means. */
export async function countExported(db: ScopedQueries, scope: Scope, choice: ExportChoice): Promise<number> {
  const { products } = await db.one(
    { products: integer },
    sql`select count(*) as products from product t where ${where(scope, 't')} and ${chosen(choice)}`,
  );
  return products;
}

/** The attributes of which any chosen product has a value, in the order in which pages show them. */
export async function usedAttributes(
  db: ScopedQueries,
  scope: Scope,
  choice: ExportChoice,
): Promise<string[]> {
  const rows = await db.rows(
    fieldsOf(attribute, 'sid'),
    sql`
      select a.sid from attribute a
      where a.sid in (
        select jsonb_object_keys(t.attributes) from product t where ${where(scope, 't')} and ${chosen(choice)})
      order by a.id`,
  );
  return rows.map(({ sid }) => sid);
}

function chosen({ orgaSid, productSid, filter = {} }: ExportChoice): Sql<false> {
  const { productSids, categorySids, productLineSids, text } = filter;
  return sql`t.orga_sid = ${orgaSid}
    ${productSid === undefined ? sql`` : sql`and t.sid = ${productSid}`}
    ${productSids ? sql`and t.sid = any(${productSids})` : sql``}
    ${productLineSids ? sql`and t.product_line = any(${productLineSids})` : sql``}
    ${
      categorySids
        ? sql`and t.main_category in (
            select c.descendant_sid from category_closure c
            where c.platform = t.platform and c.ancestor_sid = any(${categorySids}))`
        : sql``
    }
    ${text ? sql`and position(lower(${text}) in lower(t.article_number || ' ' || t.title::text)) > 0` : sql``}`;
}
