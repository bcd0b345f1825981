import type { StoreKey } from '../../resources/platforms.ts';
import type { Transaction } from '../database/connect.ts';
import { touchedProducts, type Touched } from '../listing/touched.ts';

/** Brings the codes under which these products are looked up in line with what is stored of them. */
export async function refreshCodes(tx: Transaction, store: StoreKey, touched: Touched): Promise<void> {
  await tx`
    delete from product_code c using (${touchedProducts(tx, touched)}) t
    where c.platform = ${store} and c.product_id = t.product_id and not exists (
      select from coded_product due
      where due.product_id = c.product_id and due.platform = ${store} and due.code = c.code and due.kind = c.kind)`;
  await tx`
    insert into product_code (platform, code, kind, product_id)
    select due.platform, due.code, due.kind, due.product_id
    from (${touchedProducts(tx, touched)}) t
    join coded_product due on due.product_id = t.product_id and due.platform = ${store}
    on conflict do nothing`;
}
