import { lists } from '../../../resources/limits.ts';
import { integer, integers } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { fold } from '../query/fold.ts';

/** What stands between the languages: no folded text has it, so that no part of a title reaches across. */
const between = ' |';
/** A shorter part is looked for where words begin: the index knows no fewer letters within them. */
const leastWithin = 3;

/** Folded titles in the form in which they are looked through. */
export function titleParts(folded: readonly string[]): string {
  return [...new Set(folded)].map((title) => ` ${title}`).join(between);
}

/** The products of a platform that have a text in their title. */
export interface Titled {
  /** The condition that a product under the alias `t` is one of them. */
  condition: Sql;
  /** How many there are, up to the bound of lists. */
  total: number;
  isAtLeast: boolean;
}

/**
 * Finds the products with this part of a title, in any language and however it is written (see `fold`). Up to the bound
 * of lists they are named one by one; with more the list is walked through in its order, and a page of it is full soon.
 */
export async function findTitled(db: ScopedQueries, scope: Scope, text: string): Promise<Titled> {
  const folded = fold(text);
  if (folded === '') return { condition: sql`false`, total: 0, isAtLeast: false };
  const pattern = folded.length < leastWithin ? `% ${folded}%` : `%${folded}%`;
  const { total, named } = await db.one(
    { total: integer, named: integers },
    sql`
      with hit as materialized (
        select p.product_id from product_title p where ${ofPlatform(scope, 'p')} and p.parts like ${pattern}
        limit ${lists.exactTotal + 1}
      ), counted as (select count(*) as total from hit)
      select total, array(select product_id from hit where total <= ${lists.exactTotal}) as named from counted`,
  );
  const isAtLeast = total > lists.exactTotal;
  // A scalar subquery is not turned into a join, so that the list is walked through in its order.
  const condition = isAtLeast
    ? sql`(select p.parts like ${pattern} from product_title p where p.product_id = t.id)`
    : sql`t.id = any(${named}::bigint[])`;
  return { condition, total: Math.min(total, lists.exactTotal), isAtLeast };
}
