import type { Scope } from '../access/scope.ts';
import { where } from '../access/where.ts';
import type { Fragment, Queries } from '../database/queries.ts';
import type { ChosenValues } from '../facets/chosenValues.ts';
import { isAmong, matching } from '../facets/matching.ts';
import { rootCategory } from '../../resources/rootCategory.ts';

/** What narrows a list of products; `category` is `root_category` for the whole platform. */
export interface ListFilter {
  category: string;
  orga?: string | undefined;
  line?: string | undefined;
  /** Of each of these attributes a product has one of the values. */
  chosen?: readonly ChosenValues[] | undefined;
  /** Ids of the products of which the list holds a part, such as the hits of a search: some thousands at most. */
  among?: readonly number[] | undefined;
}

/** Is a list less than what a category has of a company and a line, so that the counts kept of those do not hold? */
export function isNarrowed({ chosen = [], among }: Pick<ListFilter, 'chosen' | 'among'>): boolean {
  return chosen.length > 0 || among !== undefined;
}

/** The condition on rows `l` of `category_product` that a list holds. */
export function listed(sql: Queries, scope: Scope, filter: ListFilter): Fragment {
  const { category, chosen = [], among } = filter;
  if (among)
    return sql`${where(sql, scope, 'l')} and ${ofOrgaAndLine(sql, filter)}
      and l.product_id = any(${[...among]}::bigint[]) ${haveOneOfEach(sql, chosen)}`;
  const [first, ...others] = chosen;
  const narrowing =
    first === undefined
      ? sql``
      : sql`and ${isAmong(sql, 'l', matching(sql, scope, category, [first, ...others]))}`;
  return sql`${where(sql, scope, 'l')} and ${ofOrgaAndLine(sql, filter)} ${narrowing}`;
}

/** The query for the ids of a list's products, in no order. */
export function listedIds(sql: Queries, scope: Scope, filter: ListFilter): Fragment {
  const { category, orga, line, chosen = [], among } = filter;
  const [first, ...others] = chosen;
  return first !== undefined && orga === undefined && line === undefined && !among
    ? matching(sql, scope, category, [first, ...others])
    : sql`select l.product_id from category_product l where ${listed(sql, scope, filter)}`;
}

/** Few products are looked up one by one, where a whole category is hashed. */
function haveOneOfEach(sql: Queries, chosen: readonly ChosenValues[]): Fragment {
  return chosen.reduce(
    (all, { attributeId, valueIds }) => sql`${all} and exists (
      select from product_facet f
      where f.product_id = l.product_id and f.attribute_id = ${attributeId} and f.value_id = any(${valueIds}::int[]))`,
    sql``,
  );
}

/** The root is written out where the index of product lines covers it alone. */
function ofOrgaAndLine(sql: Queries, { category, orga, line }: ListFilter): Fragment {
  const ofOrga = orga === undefined ? sql`` : sql`and l.orga_sid = ${orga}`;
  if (line === undefined) return sql`l.category_sid = ${category} ${ofOrga}`;
  const ofLine = sql`${ofOrga} and l.product_line = ${line} and l.product_line <> ''`;
  return category === rootCategory
    ? sql`l.category_sid = 'root_category' ${ofLine}`
    : sql`l.category_sid = ${category} ${ofLine}`;
}
