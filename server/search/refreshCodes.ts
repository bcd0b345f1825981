import type { Transaction } from '../database/connect.ts';
import { touchedProducts, type Touched } from '../listing/touched.ts';

/**
 * Brings the codes under which these products are looked up in line with what is stored of them. Only ids are
 * compared, not platforms: a table that has just grown is else read through the index of platforms and codes.
 */
export async function refreshCodes(tx: Transaction, touched: Touched): Promise<void> {
  await tx`
    delete from product_code c using (${touchedProducts(tx, touched)}) t
    where c.product_id = t.product_id and not exists (
      select from coded_product due
      where due.product_id = c.product_id and due.code = c.code and due.kind = c.kind)`;
  await tx`
    insert into product_code (platform, code, kind, product_id)
    select due.platform, due.code, due.kind, due.product_id
    from (${touchedProducts(tx, touched)}) t
    join coded_product due on due.product_id = t.product_id
    on conflict do nothing`;
}
