import type { Language } from '../../resources/languages.ts';
import type { Scope } from '../access/scope.ts';
import { where } from '../access/where.ts';
import type { Fragment, Queries } from '../database/queries.ts';
import { rootCategory } from '../../resources/rootCategory.ts';
import type { ListFilter } from './countListed.ts';

/** Up to here a list is sorted by title at once; a longer one is picked out of all titles in order. */
const sortedAtOnce = 20_000;

interface Slice {
  sort: 'popularity' | 'title' | 'newest';
  language: Language;
  /** How many products the list holds. */
  total: number;
  offset: number;
  size: number;
}

/** The ids of one page of a list; ties are broken by age. */
export async function listedIds(
  sql: Queries,
  scope: Scope,
  filter: ListFilter,
  slice: Slice,
): Promise<number[]> {
  const rows = await statementOf(sql, scope, filter, slice);
  return rows.map(({ id }) => id);
}

function statementOf(sql: Queries, scope: Scope, filter: ListFilter, slice: Slice) {
  const { sort, language, total, offset, size } = slice;
  const listed = sql`${where(sql, scope, 'l')} and ${narrowed(sql, filter)}`;
  const title = sql(`t.${language}`);
  if (sort === 'popularity')
    return sql<{ id: number }[]>`
      select l.product_id as id from category_product l where ${listed}
      order by l.popularity desc, l.product_id offset ${offset} limit ${size}`;
  if (sort === 'newest')
    return sql<{ id: number }[]>`
      select l.product_id as id from category_product l where ${listed}
      order by l.product_id desc offset ${offset} limit ${size}`;
  if (total <= sortedAtOnce)
    return sql<{ id: number }[]>`
      select l.product_id as id from category_product l left join product_title t on t.product_id = l.product_id
      where ${listed} order by ${title}, l.product_id offset ${offset} limit ${size}`;
  // A scalar subquery is not turned into a join, so that the titles are walked through in order.
  return sql<{ id: number }[]>`
    select t.product_id as id from product_title t
    where t.platform = ${scope.store} and ${title} is not null
      and (select true from category_product l where ${listed} and l.product_id = t.product_id)
    order by ${title}, t.product_id offset ${offset} limit ${size}`;
}

/** The root is written out where the index of product lines covers it alone. */
function narrowed(sql: Queries, { category, orga, line }: ListFilter): Fragment {
  const ofOrga = orga === undefined ? sql`` : sql`and l.orga_sid = ${orga}`;
  if (line === undefined) return sql`l.category_sid = ${category} ${ofOrga}`;
  const ofLine = sql`${ofOrga} and l.product_line = ${line} and l.product_line <> ''`;
  return category === rootCategory
    ? sql`l.category_sid = 'root_category' ${ofLine}`
    : sql`l.category_sid = ${category} ${ofLine}`;
}
