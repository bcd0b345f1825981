import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Makes the blocks and counts of the values of a platform's products anew and writes those that were wrong. */
export async function recountFacets(tx: SystemTransaction, dataset: DatasetKey): Promise<void> {
  await tx.run(sql`
    with due as materialized (select * from faceted_block where platform = ${dataset}),
    gone as (
      delete from facet_block b
      where b.platform = ${dataset} and not exists (
        select from due d where d.kind = b.kind and d."of" = b."of" and d.block = b.block)
    )
    insert into facet_block as b (platform, kind, "of", block, products)
    select platform, kind, "of", block, products from due
    on conflict (platform, kind, "of", block) do update set products = excluded.products
      where b.products <> excluded.products`);
  await tx.run(sql`
    with due as (
      select f.category_id, v.attribute_id, v.id as value_id, count(*) as products
      from product_facet f cross join unnest(f.value_ids) as given (value_id)
      join facet_value v on v.id = given.value_id
      where f.platform = ${dataset} group by f.category_id, v.attribute_id, v.id
    ),
    gone as (
      delete from facet_count c
      where c.platform = ${dataset} and not exists (
        select from due d
        where d.category_id = c.category_id and d.attribute_id = c.attribute_id and d.value_id = c.value_id)
    )
    insert into facet_count as c (platform, category_id, attribute_id, value_id, products)
    select ${dataset}, category_id, attribute_id, value_id, products from due
    on conflict (platform, category_id, attribute_id, value_id) do update set products = excluded.products
      where c.products <> excluded.products`);
}
