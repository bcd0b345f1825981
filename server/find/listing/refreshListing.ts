import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { addToCounts } from './addToCounts.ts';
import { touchedProducts, type Touched } from './touched.ts';

/**
 * Brings the listing rows and the counts of these products in line with what is stored of them; of a
 * product that is no longer there nothing is left. Rows that are right are not written, and counts are changed
 * in one order, so that writers wait for each other but never crosswise.
 */
export async function refreshListing(
  tx: SystemTransaction,
  dataset: DatasetKey,
  touched: Touched,
): Promise<void> {
  await tx.run(sql`
    with touched as materialized (${touchedProducts(touched)}),
    due as materialized (
      select d.product_id, d.category_sid, d.orga_sid, d.product_line, d.popularity
      from touched t join listed_product d on d.product_id = t.product_id and d.platform = ${dataset}
    ),
    there as materialized (
      select l.product_id, l.category_sid, l.orga_sid, l.product_line, l.popularity
      from touched t join category_product l on l.platform = ${dataset} and l.product_id = t.product_id
    ),
    gone as (
      delete from category_product l
      using there t left join due d on d.product_id = t.product_id and d.category_sid = t.category_sid
      where d.product_id is null
        and l.platform = ${dataset} and l.product_id = t.product_id and l.category_sid = t.category_sid
      returning l.category_sid, l.orga_sid, l.product_line
    ),
    changed as (
      update category_product l
      set orga_sid = d.orga_sid, product_line = d.product_line, popularity = d.popularity
      from due d join there t on t.product_id = d.product_id and t.category_sid = d.category_sid
      where (t.orga_sid, t.product_line, t.popularity) <> (d.orga_sid, d.product_line, d.popularity)
        and l.platform = ${dataset} and l.product_id = d.product_id and l.category_sid = d.category_sid
      returning l.category_sid, l.orga_sid, l.product_line, t.orga_sid as old_orga, t.product_line as old_line
    ),
    come as (
      insert into category_product (platform, category_sid, product_id, orga_sid, product_line, popularity)
      select ${dataset}, d.category_sid, d.product_id, d.orga_sid, d.product_line, d.popularity
      from due d left join there t on t.product_id = d.product_id and t.category_sid = d.category_sid
      where t.product_id is null
      on conflict do nothing
      returning category_sid, orga_sid, product_line
    ),
    step (category_sid, orga_sid, product_line, products) as (
      select category_sid, orga_sid, product_line, -1 from gone
      union all select category_sid, old_orga, old_line, -1 from changed
      union all select category_sid, orga_sid, product_line, 1 from changed
      union all select category_sid, orga_sid, product_line, 1 from come
    )
    ${addToCounts(dataset, sql`step`)}`);
  await tx.run(sql`delete from category_count where platform = ${dataset} and products = 0`);
}
