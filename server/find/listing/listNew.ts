import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { addToCounts } from './addToCounts.ts';
import { touchedProducts, type Touched } from './touched.ts';

/**
 * Lists products that this transaction made, which nobody else knows yet: what `refreshListing` does, without a look at
 * what is there.
 */
export async function listNew(tx: SystemTransaction, dataset: DatasetKey, created: Touched): Promise<void> {
  await tx.run(sql`
    with come as (
      insert into category_product (platform, category_sid, product_id, orga_sid, product_line, popularity)
      select ${dataset}, d.category_sid, d.product_id, d.orga_sid, d.product_line, d.popularity
      from (${touchedProducts(created)}) created
      join listed_product d on d.product_id = created.product_id and d.platform = ${dataset}
      -- As the indexes are: neighbours come one after the other.
      order by d.category_sid, d.orga_sid, d.popularity desc, d.product_id
      returning category_sid, orga_sid, product_line
    )
    ${addToCounts(dataset, sql`(select category_sid, orga_sid, product_line, 1 as products from come) step`)}`);
}
