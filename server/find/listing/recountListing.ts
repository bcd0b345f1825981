import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { lockTree } from './lockTree.ts';

/** Counts the listing rows of a platform anew and writes the counts that were wrong. */
export async function recountListing(tx: SystemTransaction, dataset: DatasetKey): Promise<void> {
  await lockTree(tx, dataset);
  await tx.run(sql`
    with due as (
      select category_sid, orga_sid, line as product_line, count(*) as products
      from category_product
      cross join lateral (select '' as line union select product_line) lines
      where platform = ${dataset}
      group by category_sid, orga_sid, line
    ),
    gone as (
      delete from category_count c
      where c.platform = ${dataset} and not exists (
        select from due d
        where d.category_sid = c.category_sid and d.orga_sid = c.orga_sid and d.product_line = c.product_line)
    )
    insert into category_count as c (platform, category_sid, orga_sid, product_line, products)
    select ${dataset}, category_sid, orga_sid, product_line, products from due
    on conflict (platform, category_sid, orga_sid, product_line) do update set products = excluded.products
      where c.products <> excluded.products`);
}
