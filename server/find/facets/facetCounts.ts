import type { FacetValue } from '../../../resources/calls/shown.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { category as categoryEntity } from '../../../resources/entities/category.ts';
import { orga as orgaEntity } from '../../../resources/entities/orga.ts';
import { productLine } from '../../../resources/entities/productLine.ts';
import { integer, nullable, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { nothing, sql, type Sql } from '../../base/database/sql.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { matchingBlocks } from './matching.ts';
import { isNarrowed, isPartOfCategory, listed, listing, type ListFilter } from '../listing/listedIds.ts';

/** More values than that help nobody to choose. */
export const mostValues = 200;

const countedCategory = { ...fieldsOf(categoryEntity, 'sid', 'name'), count: integer };
const countedOrga = { ...fieldsOf(orgaEntity, 'sid', 'name'), count: integer };
const countedLine = {
  ...fieldsOf(productLine, 'sid', 'orgaSid'),
  title: nullable(fieldsOf(productLine, 'title').title),
  count: integer,
};

function named(rows: readonly Row<typeof countedCategory>[], language: Language): FacetValue[] {
  return rows.map(({ sid, name, count }) => ({ sid, name: textIn(name, language), count }));
}

/** The categories right below a category, in the order of the tree, with the products of a list in them. */
export async function childCounts(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  filter: ListFilter,
): Promise<FacetValue[]> {
  if (isClosed(scope)) return [];
  const rows = await db.rows(
    countedCategory,
    sql`
      select c.sid, c.name, coalesce(counted.products, 0)::bigint as count
      from category_relation r
      join category c on c.sid = r.child_sid
      left join (${childrenCounted(scope, filter)}) counted on counted.category_sid = r.child_sid
      where ${ofPlatform(scope, 'r')} and r.parent_sid = ${filter.category}
      order by r."position", r.id
      limit ${mostValues}`,
  );
  return named(rows, language);
}

/**
 * The query for the products in the categories right below that of a list (`category_sid`, `products`): from the counts
 * that every write keeps, or, narrowed by attributes, counted.
 */
function childrenCounted(scope: Scope, filter: ListFilter): Sql<true> {
  const { category, orga, chosen = [] } = filter;
  const children = sql`
    array(select r.child_sid from category_relation r where ${ofPlatform(scope, 'r')} and r.parent_sid = ${category})`;
  if (chosen.length > 0 && isPartOfCategory(filter))
    return sql`
      select child.category_sid, count(*) as products
      from category_product l
      join category_product child on child.platform = l.platform and child.product_id = l.product_id
        and child.category_sid = any(${children})
      where ${listed(scope, filter)}
      group by child.category_sid`;
  if (chosen.length > 0)
    return sql`
      select place.ancestor_sid as category_sid, sum(bit_count(own.products & kept.products)) as products
      from category_closure place
      join category c on c.sid = place.descendant_sid
      join facet_block own on ${ofPlatform(scope, 'own')} and own.kind = 'category' and own."of" = c.id
      join (${matchingBlocks(scope, category, chosen)}) kept using (block)
      where ${ofPlatform(scope, 'place')} and place.ancestor_sid = any(${children})
      group by place.ancestor_sid`;
  const ofOrga = orga === undefined ? nothing : sql`and n.orga_sid = ${orga}`;
  return sql`
    select n.category_sid, sum(n.products) as products from category_count n
    where ${where(scope, 'n')} and n.category_sid = any(${children}) and n.product_line = '' ${ofOrga}
    group by n.category_sid`;
}

/** The companies with products in a category, or with some of those chosen by attributes, those with the most first. */
export async function orgaCounts(
  db: ScopedQueries,
  scope: Scope,
  { category, chosen, within }: Pick<ListFilter, 'category' | 'chosen' | 'within'>,
): Promise<FacetValue[]> {
  if (isClosed(scope)) return [];
  if (isNarrowed({ chosen, within }))
    return db.rows(
      countedOrga,
      sql`
        select n.orga_sid as sid, coalesce(o.name, n.orga_sid) as name, n.products as count
        from (
          select l.platform, l.orga_sid, count(*) as products from ${listing({ within })} l
          where ${listed(scope, { category, chosen, within })} group by l.platform, l.orga_sid
        ) n
        left join orga o on o.platform = n.platform and o.sid = n.orga_sid
        order by n.products desc, name, n.orga_sid
        limit ${mostValues}`,
    );
  return db.rows(
    countedOrga,
    sql`
      select n.orga_sid as sid, coalesce(o.name, n.orga_sid) as name, n.products as count
      from category_count n
      left join orga o on o.platform = n.platform and o.sid = n.orga_sid
      where ${where(scope, 'n')} and n.category_sid = ${category} and n.product_line = ''
      order by n.products desc, name, n.orga_sid
      limit ${mostValues}`,
  );
}

/** The product lines with products in a list, of whatever line it is, those with the most first. */
export async function lineCounts(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  { category, orga, chosen, within }: Omit<ListFilter, 'line'>,
): Promise<(FacetValue & { orgaSid: string })[]> {
  if (isClosed(scope)) return [];
  const ofOrga = orga === undefined ? nothing : sql`and n.orga_sid = ${orga}`;
  const counted = isNarrowed({ chosen, within })
    ? sql`
      select l.platform, l.orga_sid, l.product_line, count(*) as products from ${listing({ within })} l
      where ${listed(scope, { category, orga, chosen, within })} and l.product_line <> ''
      group by l.platform, l.orga_sid, l.product_line`
    : sql`
      select n.platform, n.orga_sid, n.product_line, n.products from category_count n
      where ${where(scope, 'n')} and n.category_sid = ${category} and n.product_line <> '' ${ofOrga}`;
  const rows = await db.rows(
    countedLine,
    sql`
      select n.product_line as sid, n.orga_sid as "orgaSid", l.title, n.products as count
      from (
        select * from (${counted}) n order by n.products desc, n.orga_sid, n.product_line limit ${mostValues}
      ) n
      left join product_line l on l.platform = n.platform and l.orga_sid = n.orga_sid and l.sid = n.product_line
      order by n.products desc, n.orga_sid, n.product_line`,
  );
  return rows.map(({ sid, orgaSid, title, count }) => ({
    sid,
    orgaSid,
    name: textIn(title, language) || sid,
    count,
  }));
}

/** The root categories in which a company has products, in the order of the tree. */
export async function categoryCounts(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  { orga }: { orga: string },
): Promise<FacetValue[]> {
  const roots = await childCounts(db, scope, language, { category: rootCategory, orga });
  return roots.filter(({ count }) => count > 0);
}
