import { integer } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { nothing, sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { matchingBlocks } from '../facets/matching.ts';
import { isNarrowed, isPartOfCategory, listedIds, type ListFilter } from './listedIds.ts';

/**
 * How many products a list holds: from the counts that every write keeps, or counted, where the list is narrowed by
 * attributes or to given products.
 */
export async function countListed(db: ScopedQueries, scope: Scope, filter: ListFilter): Promise<number> {
  const { category, orga, line, chosen = [] } = filter;
  if (isNarrowed(filter)) {
    const { total } = await db.one(
      { total: integer },
      isPartOfCategory(filter)
        ? sql`select count(*) as total from (${listedIds(scope, filter)}) listed`
        : sql`
          select coalesce(sum(bit_count(products)), 0)::bigint as total
          from (${matchingBlocks(scope, category, chosen)}) kept`,
    );
    return total;
  }
  const ofOrga = orga === undefined ? nothing : sql`and c.orga_sid = ${orga}`;
  const ofLine = line === undefined ? sql`c.product_line = ''` : sql`c.product_line = ${line}`;
  const { total } = await db.one(
    { total: integer },
    sql`
      select coalesce(sum(c.products), 0)::bigint as total from category_count c
      where ${where(scope, 'c')} and c.category_sid = ${category} ${ofOrga} and ${ofLine}`,
  );
  return total;
}
