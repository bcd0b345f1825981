import type { StoreKey } from '../../resources/platforms.ts';
import type { Transaction } from '../database/connect.ts';
import { lockTree } from './lockTree.ts';

/** Counts the listing rows of a platform anew and writes the counts that were wrong. */
export async function recountListing(tx: Transaction, store: StoreKey): Promise<void> {
  await lockTree(tx, store);
  await tx`
    with due as (
      select category_sid, orga_sid, line as product_line, count(*) as products
      from category_product
      cross join lateral (select '' as line union select product_line) lines
      where platform = ${store}
      group by category_sid, orga_sid, line
    ),
    gone as (
      delete from category_count c
      where c.platform = ${store} and not exists (
        select from due d
        where d.category_sid = c.category_sid and d.orga_sid = c.orga_sid and d.product_line = c.product_line)
    )
    insert into category_count as c (platform, category_sid, orga_sid, product_line, products)
    select ${store}, category_sid, orga_sid, product_line, products from due
    on conflict (platform, category_sid, orga_sid, product_line) do update set products = excluded.products
      where c.products <> excluded.products`;
}
