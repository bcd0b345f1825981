import { integer } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { tsQueries, type Interpretation } from '../query/interpretation.ts';

/** The ids of the products that an interpretation finds, most popular first. */
export async function rankedHits(
  db: ScopedQueries,
  scope: Scope,
  interpretation: Interpretation,
  most: number,
): Promise<number[]> {
  const rows = await db.rows(
    { id: integer },
    sql`select id from (${hitsQuery(scope, interpretation, most)}) hit order by place`,
  );
  return rows.map(({ id }) => id);
}

/**
 * The query for so many of these products and their places. A tier is only asked when those above it have too few hits,
 * so that the work is bounded however common a word is.
 */
export function hitsQuery(scope: Scope, interpretation: Interpretation, most: number): Sql<true> {
  const matches = matching(scope, interpretation);
  return sql`
    with t0 as materialized (
      select product_id, popularity from product_search s where tier = 0 and ${matches}
      order by popularity desc, product_id limit ${most}),
    t1 as materialized (
      select product_id, popularity from product_search s where tier = 1 and ${matches}
        and (select count(*) from t0) < ${most}
      order by popularity desc, product_id limit ${most}),
    t2 as materialized (
      select product_id, popularity from product_search s where tier = 2 and ${matches}
        and (select count(*) from t0) + (select count(*) from t1) < ${most}
      order by popularity desc, product_id limit ${most}),
    t3 as materialized (
      select product_id, popularity from product_search s where tier = 3 and ${matches}
        and (select count(*) from t0) + (select count(*) from t1) + (select count(*) from t2) < ${most}
      order by popularity desc, product_id limit ${most})
    select product_id as id, row_number() over (order by tier, popularity desc, product_id) as place
    from (
      select 0 as tier, * from t0 union all select 1, * from t1
      union all select 2, * from t2 union all select 3, * from t3
    ) hit
    order by place
    limit ${most}`;
}

/** The condition on search rows `s`. The filter is written so that the index is not asked for it: a common word is cheap to check, dear to look up. */
function matching(scope: Scope, interpretation: Interpretation): Sql<true> {
  const { indexed, filter } = tsQueries(interpretation);
  const found = sql`doc @@ ${indexed}::tsquery and ${ofPlatform(scope, 's')}`;
  return filter === undefined ? found : sql`${found} and coalesce(doc @@ ${filter}::tsquery, false)`;
}
