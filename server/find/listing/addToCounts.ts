import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { sql, type Sql } from '../../base/database/sql.ts';

/**
 * The end of a statement that changes listing rows: by how much the counts of categories change by it, in one order, so that
 * writers wait for each other but never crosswise.
 * @param step a table of the statement with the columns category_sid, orga_sid, product_line, products
 */
export function addToCounts(dataset: DatasetKey, step: Sql): Sql {
  return sql`
    insert into category_count as c (platform, category_sid, orga_sid, product_line, products)
    select ${dataset}, category_sid, orga_sid, line, sum(products)
    from ${step}
    cross join lateral (select '' as line union select product_line) lines
    group by category_sid, orga_sid, line
    having sum(products) <> 0
    order by category_sid, orga_sid, line
    on conflict (platform, category_sid, orga_sid, product_line)
      do update set products = c.products + excluded.products`;
}
