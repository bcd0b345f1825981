import { integer } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import type { TypedCode } from '../codes/typedCode.ts';
import { behindAll } from '../query/behindAll.ts';

/** Fewer characters find whole article numbers alone. */
const leastCharacters = 3;

/**
 * Ids of the products of a scope with this article number or GTIN in any spelling, whole codes before beginnings and parts
 * behind a separator. All of them, where `findCodes` has the first of a platform.
 */
export async function productsCoded(
  db: ScopedQueries,
  scope: Scope,
  { article, gtin }: TypedCode,
  most: number,
): Promise<number[]> {
  const end = article.length < leastCharacters ? `${article}!` : article + behindAll;
  const found = await db.rows(
    { id: integer },
    sql`
      with hit as (
        select c.product_id, c.kind = 'part' as "isPart", c.code
        from product_code c
        where ${ofPlatform(scope, 'c')} and c.kind in ('article', 'part') and c.code >= ${article} and c.code < ${end}
        union all
        select c.product_id, false, c.code
        from product_code c
        where ${ofPlatform(scope, 'c')} and c.kind = 'gtin'
          and c.code >= ${gtin} and c.code < ${gtin === null ? null : gtin + behindAll}
      )
      select p.id from hit join product p on p.id = hit.product_id and ${where(scope, 'p')}
      group by p.id
      order by bool_and(hit."isPart"), min(length(hit.code)), min(hit.code), p.id
      limit ${most}`,
  );
  return found.map(({ id }) => id);
}
