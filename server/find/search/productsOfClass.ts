import { lists } from '../../../resources/limits.ts';
import { integer } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { readHit, type Hit } from '../facets/Hit.ts';
import { hitsWithIds } from './hitsWithIds.ts';

/**
 * The most popular products that have a class of ETIM, because their supplier says it or, where he says none, because their
 * category does. They are found and counted one by one, as the hits of a search are.
 */
export async function productsOfClass(
  db: ScopedQueries,
  scope: Scope,
  code: string,
  categories: readonly string[],
): Promise<Hit[]> {
  const found = await db.rows(
    { id: integer },
    sql`
      select p.id from product p
      where ${where(scope, 'p')} and not p.is_ended
        and (p.etim_class = ${code} or (p.etim_class is null and p.main_category = any(${categories}::text[])))
      order by p.popularity desc, p.id limit ${lists.exactTotal}`,
  );
  const rows = await hitsWithIds(
    db,
    scope,
    found.map(({ id }) => id),
  );
  return rows.map(readHit);
}
