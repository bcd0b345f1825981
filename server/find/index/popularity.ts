import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { integer, nullable } from '../../base/database/column.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { tellFeed } from '../../records/feed/tellFeed.ts';
import { recutTiers } from './tiers.ts';
import { noteAllVariants } from '../variants/noteVariants.ts';
import { regroupVariants } from '../variants/regroupVariants.ts';

const batchSize = 5000;

/**
 * Brings listing and search rows of a platform in line with the popularity of its products, in batches, and
 * cuts its tiers anew. For whoever wrote `product.popularity` of many products without `productsWritten`.
 */
export async function refreshPopularity(write: SystemPool, dataset: DatasetKey): Promise<void> {
  let last = 0;
  for (;;) {
    const from = last;
    const batch = await write.one(
      { last: nullable(integer) },
      sql`
        select max(id) as last from (
          select id from product where platform = ${dataset} and id > ${from} order by id limit ${batchSize}) ids`,
    );
    if (batch.last === null) break;
    last = batch.last;
    await write.transaction(async (tx) => {
      await tx.run(sql`
        update category_product l set popularity = p.popularity from product p
        where p.platform = ${dataset} and p.id > ${from} and p.id <= ${last}
          and l.platform = p.platform and l.product_id = p.id and l.popularity <> p.popularity`);
      await tx.run(sql`
        update product_search s set popularity = p.popularity from product p
        where p.platform = ${dataset} and p.id > ${from} and p.id <= ${last}
          and s.product_id = p.id and s.popularity <> p.popularity`);
    });
  }
  await recutTiers(write, dataset);
  await noteAllVariants(write, dataset);
  await regroupVariants(write);
  await tellFeed(write, 'search', [dataset]);
}
