import type { Scope } from '../access/scope.ts';
import { where } from '../access/where.ts';
import type { Queries } from '../database/queries.ts';

/** What narrows a list of products; `category` is `root_category` for the whole platform. */
export interface ListFilter {
  category: string;
  orga?: string | undefined;
  line?: string | undefined;
}

/** How many products a list holds, from the counts that every write keeps. */
export async function countListed(
  sql: Queries,
  scope: Scope,
  { category, orga, line }: ListFilter,
): Promise<number> {
  const ofOrga = orga === undefined ? sql`` : sql`and c.orga_sid = ${orga}`;
  const ofLine = line === undefined ? sql`c.product_line = ''` : sql`c.product_line = ${line}`;
  const [row] = await sql<[{ total: number }]>`
    select coalesce(sum(c.products), 0)::bigint as total from category_count c
    where ${where(sql, scope, 'c')} and c.category_sid = ${category} ${ofOrga} and ${ofLine}`;
  return row.total;
}
