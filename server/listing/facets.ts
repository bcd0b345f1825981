import type { z } from 'zod';
import type { facetValue } from '../../resources/calls/shown.ts';
import type { Language, Translated } from '../../resources/languages.ts';
import { textIn } from '../../resources/translate.ts';
import { isClosed, type Scope } from '../access/scope.ts';
import { where } from '../access/where.ts';
import type { Queries } from '../database/queries.ts';

export type FacetValue = z.infer<typeof facetValue>;

/** More values than that help nobody to choose. */
const mostValues = 200;

/** The categories right below a category, in the order of the tree, with their products; of one company if given. */
export async function childCounts(
  sql: Queries,
  scope: Scope,
  language: Language,
  { category, orga }: { category: string; orga?: string | undefined },
): Promise<FacetValue[]> {
  if (isClosed(scope)) return [];
  const ofOrga = orga === undefined ? sql`` : sql`and n.orga_sid = ${orga}`;
  const rows = await sql<{ sid: string; name: Translated; count: number }[]>`
    select c.sid, c.name, coalesce(counted.products, 0)::bigint as count
    from category_relation r
    join category c on c.sid = r.child_sid
    left join lateral (
      select sum(n.products) as products from category_count n
      where ${where(sql, scope, 'n')} and n.category_sid = r.child_sid and n.product_line = '' ${ofOrga}
    ) counted on true
    where r.platform = ${scope.store} and r.parent_sid = ${category}
    order by r."position", r.id
    limit ${mostValues}`;
  return rows.map(({ sid, name, count }) => ({ sid, name: textIn(name, language), count }));
}

/** The companies with products in a category, those with the most first. */
export async function orgaCounts(
  sql: Queries,
  scope: Scope,
  { category }: { category: string },
): Promise<FacetValue[]> {
  if (isClosed(scope)) return [];
  return sql<FacetValue[]>`
    select n.orga_sid as sid, coalesce(o.name, n.orga_sid) as name, n.products as count
    from category_count n
    left join orga o on o.platform = n.platform and o.sid = n.orga_sid
    where ${where(sql, scope, 'n')} and n.category_sid = ${category} and n.product_line = ''
    order by n.products desc, name, n.orga_sid
    limit ${mostValues}`;
}

/** The product lines with products in a category, of one company if given, those with the most first. */
export async function lineCounts(
  sql: Queries,
  scope: Scope,
  language: Language,
  { category, orga }: { category: string; orga?: string | undefined },
): Promise<(FacetValue & { orgaSid: string })[]> {
  if (isClosed(scope)) return [];
  const ofOrga = orga === undefined ? sql`` : sql`and n.orga_sid = ${orga}`;
  const rows = await sql<{ sid: string; orgaSid: string; title: Translated | null; count: number }[]>`
    select n.product_line as sid, n.orga_sid as "orgaSid", l.title, n.products as count
    from (
      select * from category_count n
      where ${where(sql, scope, 'n')} and n.category_sid = ${category} and n.product_line <> '' ${ofOrga}
      order by n.products desc, n.orga_sid, n.product_line
      limit ${mostValues}
    ) n
    left join product_line l on l.platform = n.platform and l.orga_sid = n.orga_sid and l.sid = n.product_line
    order by n.products desc, n.orga_sid, n.product_line`;
  return rows.map(({ sid, orgaSid, title, count }) => ({
    sid,
    orgaSid,
    name: textIn(title, language) || sid,
    count,
  }));
}

/** The root categories in which a company has products, in the order of the tree. */
export async function categoryCounts(
  sql: Queries,
  scope: Scope,
  language: Language,
  { orga }: { orga: string },
): Promise<FacetValue[]> {
  const roots = await childCounts(sql, scope, language, { category: 'root_category', orga });
  return roots.filter(({ count }) => count > 0);
}
