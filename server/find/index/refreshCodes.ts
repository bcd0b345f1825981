import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { touchedProducts, type Touched } from '../listing/touched.ts';

/**
 * Brings the codes under which these products are looked up in line with what is stored of them. Only ids are
 * compared, not platforms: a table that has just grown is else read through the index of platforms and codes.
 */
export async function refreshCodes(tx: SystemTransaction, touched: Touched): Promise<void> {
  await tx.run(sql`
    with touched as materialized (${touchedProducts(touched)}),
    due as materialized (
      select d.platform, d.code, d.kind, d.product_id
      from touched t join coded_product d on d.product_id = t.product_id
    ),
    there as materialized (
      select c.platform, c.code, c.kind, c.product_id
      from touched t join product_code c on c.product_id = t.product_id
    ),
    gone as (
      delete from product_code c
      using (select * from there except select * from due) g
      where c.platform = g.platform and c.code = g.code and c.kind = g.kind and c.product_id = g.product_id
    )
    insert into product_code (platform, code, kind, product_id)
    select * from due except select * from there
    on conflict do nothing`);
}

/** The same for products that this transaction made, which nobody else knows yet: without a look at what is there. */
export async function codeNew(tx: SystemTransaction, created: Touched): Promise<void> {
  await tx.run(sql`
    insert into product_code (platform, code, kind, product_id)
    select d.platform, d.code, d.kind, d.product_id
    from (${touchedProducts(created)}) created join coded_product d on d.product_id = created.product_id
    -- As its index is: neighbours come one after the other.
    order by d.platform, d.kind, d.code, d.product_id`);
}
