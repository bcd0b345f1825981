import type { SystemTransaction } from '../../base/database/queries.ts';
import { identifier, sql, type Sql } from '../../base/database/sql.ts';

/**
 * Products that a write touched: their ids, or a table that has them in a column `product_id`; of it only those for which
 * the column `only` is true, where there is one.
 */
export type Touched = readonly number[] | { table: string; only?: string };

/** The touched products as rows with one column `product_id`, each once. */
export function touchedProducts(touched: Touched): Sql {
  if (!('table' in touched)) return sql`select distinct unnest(${touched}::bigint[]) as product_id`;
  const { table, only } = touched;
  const isMeant = only === undefined ? sql`true` : identifier(only);
  return sql`select distinct product_id from ${identifier(table)} where product_id is not null and ${isMeant}`;
}

/** More than these are better told by a table: they are judged soon after, not at once. */
const fewProducts = 200;

/** Products of these ids, of however many. */
export async function touchedOf(tx: SystemTransaction, ids: readonly number[]): Promise<Touched> {
  if (ids.length <= fewProducts) return ids;
  await tx.run(sql`drop table if exists touched_by_loss`);
  await tx.run(sql`
    create temporary table touched_by_loss on commit drop as select unnest(${ids}::bigint[]) as product_id`);
  return { table: 'touched_by_loss' };
}
