import type { StoreKey } from '../../resources/platforms.ts';
import type { Transaction } from '../database/connect.ts';

/** Counts the values of the products of a platform anew and writes the counts that were wrong. */
export async function recountFacets(tx: Transaction, store: StoreKey): Promise<void> {
  await tx`
    with due as (
      select category_id, attribute_id, value_id, count(*) as products
      from product_facet where platform = ${store} group by category_id, attribute_id, value_id
    ),
    gone as (
      delete from facet_count c
      where c.platform = ${store} and not exists (
        select from due d
        where d.category_id = c.category_id and d.attribute_id = c.attribute_id and d.value_id = c.value_id)
    )
    insert into facet_count as c (platform, category_id, attribute_id, value_id, products)
    select ${store}, category_id, attribute_id, value_id, products from due
    on conflict (platform, category_id, attribute_id, value_id) do update set products = excluded.products
      where c.products <> excluded.products`;
}
