import { product } from '../../../resources/entities/product.ts';
import type { ExportFilter } from '../../../resources/calls/exports.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Fragment, Queries } from '../../base/database/queries.ts';
import { selectFields } from '../../records/select.ts';
import { sql } from '../../base/database/sql.ts';

const batchSize = 250;

/** Which products are exported: of one company, one of them or all, narrowed by a filter. */
export interface ExportChoice {
  orgaSid: string;
  productSid?: string | undefined;
  filter?: ExportFilter | undefined;
}

/**
 * The chosen products as rows, oldest first, in batches read one after the other: no connection is held
 * while a slow client takes its time.
 */
export async function* exportedProducts(
  sql: Queries,
  scope: Scope,
  choice: ExportChoice,
): AsyncGenerator<Row[]> {
  let last = 0;
  for (;;) {
    const rows = await sql<(Row & { id: number })[]>`
      select t.id, ${selectFields(product)} from product t
      where ${where(scope, 't')} and ${chosen(choice)} and t.id > ${last}
      order by t.id limit ${batchSize}`;
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** How many products the choice means. */
export async function countExported(sql: Queries, scope: Scope, choice: ExportChoice): Promise<number> {
  const [row] = await sql<[{ products: number }]>`
    select count(*) as products from product t where ${where(scope, 't')} and ${chosen(choice)}`;
  return row.products;
}

/** The attributes of which any chosen product has a value, in the order in which pages show them. */
export async function usedAttributes(sql: Queries, scope: Scope, choice: ExportChoice): Promise<string[]> {
  const rows = await sql<{ sid: string }[]>`
    select a.sid from attribute a
    where a.sid in (
      select jsonb_object_keys(t.attributes) from product t where ${where(scope, 't')} and ${chosen(choice)})
    order by a.id`;
  return rows.map(({ sid }) => sid);
}

function chosen({ orgaSid, productSid, filter = {} }: ExportChoice): Fragment {
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
