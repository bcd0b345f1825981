import type { StoreKey } from '../../resources/platforms.ts';
import type { Transaction } from '../database/connect.ts';

/**
 * Brings the values by which lists are narrowed in line with what is stored of these products, and their counts;
 * of a product that is no longer there nothing is left. Counts are changed in one order, so that writers wait for
 * each other but never crosswise. Returns the platforms on which something changed.
 */
export async function refreshFacets(tx: Transaction, ids: readonly number[]): Promise<StoreKey[]> {
  const products = tx`product_id = any(${[...ids]}::bigint[])`;
  await tx`
    insert into facet_value (attribute_id, value)
    select distinct attribute_id, value from faceted_product d
    where ${products} and not exists (
      select from facet_value v where v.attribute_id = d.attribute_id and v.value = d.value)
    order by attribute_id, value
    on conflict do nothing`;
  const changed = await tx<{ platform: StoreKey }[]>`
    with due as materialized (
      select d.platform, d.attribute_id, d.category_id, v.id as value_id, d.product_id
      from faceted_product d join facet_value v on v.attribute_id = d.attribute_id and v.value = d.value
      where ${products}
    ),
    there as materialized (select * from product_facet where ${products}),
    gone as (
      delete from product_facet f
      using (select * from there except select * from due) g
      where f.platform = g.platform and f.attribute_id = g.attribute_id and f.category_id = g.category_id
        and f.value_id = g.value_id and f.product_id = g.product_id
      returning f.*
    ),
    come as (
      insert into product_facet select * from due except select * from there
      returning *
    ),
    step as (
      select platform, category_id, attribute_id, value_id, -1 as products from gone
      union all select platform, category_id, attribute_id, value_id, 1 from come
    ),
    counted as (
      insert into facet_count as c (platform, category_id, attribute_id, value_id, products)
      select platform, category_id, attribute_id, value_id, sum(products)
      from step group by platform, category_id, attribute_id, value_id
      having sum(products) <> 0
      order by platform, category_id, attribute_id, value_id
      on conflict (platform, category_id, attribute_id, value_id)
        do update set products = c.products + excluded.products
    )
    select distinct platform from step`;
  const stores = changed.map(({ platform }) => platform);
  if (stores.length === 0) return stores;
  await tx`delete from facet_count where platform = any(${stores}::text[]) and products = 0`;
  return stores;
}
