import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { dataset } from '../../records/fieldsOf.ts';

/**
 * Brings the values by which lists are narrowed in line with what is stored of these products, their blocks and their
 * counts too; of a product that is no longer there nothing is left. Blocks and counts are changed in one order, so that
 * writers wait for each other but never crosswise. Returns the platforms on which something changed.
 */
export async function refreshFacets(tx: SystemTransaction, ids: readonly number[]): Promise<DatasetKey[]> {
  const products = sql`product_id = any(${ids}::bigint[])`;
  await tx.run(sql`
    insert into facet_value (attribute_id, value)
    select distinct attribute_id, value from faceted_product d
    where ${products} and not exists (
      select from facet_value v where v.attribute_id = d.attribute_id and v.value = d.value)
    order by attribute_id, value
    on conflict do nothing`);
  // What changed is turned over in a block, whichever way: writers of other products do not matter then.
  const changed = await tx.rows(
    { platform: dataset },
    sql`
      with due as materialized (
        select d.platform, d.category_id, d.attribute_id, v.id as value_id, d.product_id
        from faceted_product d join facet_value v on v.attribute_id = d.attribute_id and v.value = d.value
        where ${products}
      ),
      there as materialized (
        select f.platform, f.category_id, v.attribute_id, v.id as value_id, f.product_id
        from product_facet f cross join unnest(f.value_ids) as given (value_id)
        join facet_value v on v.id = given.value_id
        where ${products}
      ),
      step as materialized (
        (select *, -1 as products from there except all select *, -1 from due)
        union all
        (select *, 1 from due except all select *, 1 from there)
      ),
      gone as (
        delete from product_facet f
        where ${products} and not exists (select from due d where d.product_id = f.product_id)
      ),
      written as (
        insert into product_facet (product_id, platform, category_id, value_ids)
        select product_id, platform, category_id, array_agg(value_id order by value_id) from due
        where product_id in (select product_id from step)
        group by product_id, platform, category_id
        on conflict (product_id) do update
          set platform = excluded.platform, category_id = excluded.category_id, value_ids = excluded.value_ids
      ),
      place as (
        select platform, 'value' as kind, value_id as "of", product_id from step
        union all
        select platform, 'category', category_id, product_id from (
          (select platform, category_id, product_id from there union select platform, category_id, product_id from due)
          except
          (select platform, category_id, product_id from there intersect select platform, category_id, product_id from due)
        ) moved
      ),
      turned as (
        insert into facet_block as b (platform, kind, "of", block, products)
        select platform, kind, "of", (product_id >> 14)::integer,
          bit_xor(set_bit(B'0'::bit(16384), (product_id & 16383)::integer, 1))
        from place group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (platform, kind, "of", block) do update set products = b.products # excluded.products
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
      select distinct platform from step`,
  );
  const datasets = changed.map(({ platform }) => platform);
  if (datasets.length === 0) return datasets;
  await tx.run(sql`delete from facet_count where platform = any(${datasets}::text[]) and products = 0`);
  return datasets;
}
