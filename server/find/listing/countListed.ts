import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';
import { matchingBlocks } from '../facets/matching.ts';
import { isNarrowed, isPartOfCategory, listedIds, type ListFilter } from './listedIds.ts';

/** How many products a list holds: from the counts that every write keeps, or, narrowed by attributes, counted. */
export async function countListed(sql: Queries, scope: Scope, filter: ListFilter): Promise<number> {
  const { category, orga, line, chosen = [] } = filter;
  if (isNarrowed(filter)) {
    const [row] = await (isPartOfCategory(filter)
      ? sql<[{ total: number }]>`
        select count(*) as total from (${listedIds(scope, filter)}) listed`
      : sql<[{ total: number }]>`
        select coalesce(sum(bit_count(products)), 0)::bigint as total
        from (${matchingBlocks(scope, category, chosen)}) kept`);
    return row.total;
  }
  const ofOrga = orga === undefined ? sql`` : sql`and c.orga_sid = ${orga}`;
  const ofLine = line === undefined ? sql`c.product_line = ''` : sql`c.product_line = ${line}`;
  const [row] = await sql<[{ total: number }]>`
    select coalesce(sum(c.products), 0)::bigint as total from category_count c
    where ${where(scope, 'c')} and c.category_sid = ${category} ${ofOrga} and ${ofLine}`;
  return row.total;
}
