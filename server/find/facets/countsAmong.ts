import type { FacetValue } from '../../../resources/calls/shown.ts';
import { category as categoryEntity } from '../../../resources/entities/category.ts';
import type { Language } from '../../../resources/languages.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { textIn } from '../../../resources/translate.ts';
import { integer, nullable, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { listed, type ListFilter } from '../listing/listedIds.ts';
import { mostValues } from './facetCounts.ts';

const mostOwnCategories = 8;

const counted = {
  kind: text<'orga' | 'line' | 'category'>(),
  /** '' of a category. */
  orgaSid: text(),
  sid: text(),
  orgaName: nullable(text()),
  name: nullable(fieldsOf(categoryEntity, 'name').name),
  count: integer,
};

/** By what given products can be narrowed beside their attributes, what most of them have first. */
export interface CountsAmong {
  /** Of the chosen category, whatever the company. */
  orgas: FacetValue[];
  /** Of the chosen category and company, whatever the line; none without a company. */
  lines: (FacetValue & { orgaSid: string })[];
  /** To which they belong themselves, of the chosen company and line, whatever the category. */
  categories: FacetValue[];
}

/** Counts them in one statement that reads each product once. */
export async function countsAmong(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  { category, orga, line, chosen, among }: ListFilter,
): Promise<CountsAmong> {
  if (isClosed(scope)) return { orgas: [], lines: [], categories: [] };
  const ofCategory =
    category === rootCategory
      ? sql`true`
      : sql`l.main_category in (
          select place.descendant_sid from category_closure place
          where ${ofPlatform(scope, 'place')} and place.ancestor_sid = ${category})`;
  const rows = await db.rows(
    counted,
    sql`
      with hit as materialized (
        select l.platform, l.orga_sid, l.product_line, l.main_category, ${ofCategory} as is_below,
          ${orga === undefined ? sql`true` : sql`l.orga_sid = ${orga}`} as is_of_orga,
          ${line === undefined ? sql`true` : sql`l.product_line = ${line}`} as is_of_line
        from product_summary l where ${listed(scope, { category: rootCategory, chosen, among })}
      ),
      of_orga as (
        select n.orga_sid, coalesce(o.name, n.orga_sid) as name, n.products
        from (select platform, orga_sid, count(*) as products from hit where is_below group by 1, 2) n
        left join orga o on o.platform = n.platform and o.sid = n.orga_sid
        order by n.products desc, 2, 1 limit ${mostValues}
      ),
      of_line as (
        select platform, orga_sid, product_line, count(*) as products from hit
        where ${orga === undefined ? sql`false` : sql`is_below and is_of_orga and product_line <> ''`}
        group by 1, 2, 3 order by 4 desc, 2, 3 limit ${mostValues}
      ),
      of_category as (
        select main_category, count(*) as products from hit
        where is_of_orga and is_of_line
        group by 1 order by 2 desc, 1 limit ${mostOwnCategories}
      )
      select * from (
        select 'orga' as kind, orga_sid as "orgaSid", orga_sid as sid, name as "orgaName", null::jsonb as name, products as count
        from of_orga
        union all
        select 'line', n.orga_sid, n.product_line, null, l.title, n.products
        from of_line n
        left join product_line l on l.platform = n.platform and l.orga_sid = n.orga_sid and l.sid = n.product_line
        union all
        select 'category', '', c.sid, null, c.name, n.products
        from of_category n join category c on c.sid = n.main_category
      ) counted
      order by count desc, "orgaName", "orgaSid", sid`,
  );
  const of = Map.groupBy(rows, ({ kind }) => kind);
  return {
    orgas: (of.get('orga') ?? []).map(({ sid, orgaName, count }) => ({ sid, name: orgaName ?? sid, count })),
    lines: (of.get('line') ?? []).map(({ orgaSid, sid, name, count }) => ({
      sid,
      orgaSid,
      name: textIn(name, language) || sid,
      count,
    })),
    categories: (of.get('category') ?? []).map(({ sid, name, count }) => ({
      sid,
      name: textIn(name, language),
      count,
    })),
  };
}
