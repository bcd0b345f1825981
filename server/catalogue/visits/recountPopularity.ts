import { popularityHalfLifeDays } from '../../../resources/limits.ts';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { day, integer, nullable } from '../../base/database/column.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

const batchSize = 5000;

/**
 * Counts the popularity of a platform's products anew from who came on each day and opened or chose them, each
 * visitor once (behaviour B150), an older day counting less. Days are counted back from the newest one with visits,
 * so that a platform that nobody visits for a while keeps its order. Listing and search rows follow by
 * `refreshPopularity`.
 */
export async function recountPopularity(write: SystemPool, dataset: DatasetKey): Promise<void> {
  const newest = await write.one(
    { day: nullable(day) },
    sql`
      select max(s.day)::text as day from product_statistic s join product p on p.id = s.product_id
      where p.platform = ${dataset}`,
  );
  let last = 0;
  for (;;) {
    const ids = await write.rows(
      { id: integer },
      sql`select id from product where platform = ${dataset} and id > ${last} order by id limit ${batchSize}`,
    );
    if (ids.length === 0) return;
    last = ids.at(-1)?.id ?? last;
    await write.run(sql`
      update product p set popularity = counted.popularity
      from (
        select batch.id,
          coalesce(ceil(sum(
            s.visitors
              * power(0.5::float8, (${newest.day}::date - s.day) / ${popularityHalfLifeDays}::float8))), 0)::bigint
            as popularity
        from unnest(${ids.map(({ id }) => id)}::bigint[]) as batch (id)
        left join product_statistic s on s.product_id = batch.id
        group by batch.id
      ) counted
      where p.id = counted.id and p.popularity <> counted.popularity`);
  }
}
