import { identifier, sql, type Sql } from '../../base/database/sql.ts';

/** Products that a write touched: their ids, or a table that has them in a column `product_id`. */
export type Touched = readonly number[] | { table: string };

/** The touched products as rows with one column `product_id`, each once. */
export function touchedProducts(touched: Touched): Sql {
  return 'table' in touched
    ? sql`select distinct product_id from ${identifier(touched.table)} where product_id is not null`
    : sql`select distinct unnest(${touched}::bigint[]) as product_id`;
}
