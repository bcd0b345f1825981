import type { StoreKey } from '../../resources/platforms.ts';
import type { Transaction } from '../database/connect.ts';
import type { Fragment } from '../database/queries.ts';
import { touchedProducts, type Touched } from './touched.ts';

/**
 * Brings the listing rows and the counts of these products in line with what is stored of them; of a
 * product that is no longer there nothing is left. Rows that are right are not written.
 */
export async function refreshListing(tx: Transaction, store: StoreKey, touched: Touched): Promise<void> {
  await counting(
    tx,
    store,
    tx`
      delete from category_product l using (${touchedProducts(tx, touched)}) t
      where l.platform = ${store} and l.product_id = t.product_id and not exists (
        select from listed_product due
        where due.platform = ${store} and due.product_id = l.product_id and due.category_sid = l.category_sid
          and due.orga_sid = l.orga_sid and due.product_line = l.product_line)
      returning l.category_sid, l.orga_sid, l.product_line, -1 as products`,
  );
  await counting(
    tx,
    store,
    tx`
      insert into category_product (platform, category_sid, product_id, orga_sid, product_line, popularity)
      select due.platform, due.category_sid, due.product_id, due.orga_sid, due.product_line, due.popularity
      from (${touchedProducts(tx, touched)}) t
      join listed_product due on due.product_id = t.product_id and due.platform = ${store}
      on conflict do nothing
      returning category_sid, orga_sid, product_line, 1 as products`,
  );
  await tx`
    update category_product l set popularity = p.popularity
    from (${touchedProducts(tx, touched)}) t
    join product p on p.id = t.product_id
    where l.platform = ${store} and l.product_id = p.id and l.popularity <> p.popularity`;
  await tx`delete from category_count where platform = ${store} and products = 0`;
}

/** Runs a change of listing rows and adds what it returns to the counts, always in the same order. */
async function counting(tx: Transaction, store: StoreKey, change: Fragment): Promise<void> {
  await tx`
    with changed as (${change})
    insert into category_count as c (platform, category_sid, orga_sid, product_line, products)
    select ${store}, category_sid, orga_sid, line, sum(products)
    from changed
    cross join lateral (select '' as line union select product_line) lines
    group by category_sid, orga_sid, line
    order by category_sid, orga_sid, line
    on conflict (platform, category_sid, orga_sid, product_line)
      do update set products = c.products + excluded.products`;
}
