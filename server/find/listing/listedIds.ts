import type { ClassMembers } from '../classes/classMembers.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { nothing, sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { ChosenValues } from '../facets/chosenValues.ts';
import type { Hits } from '../facets/Hit.ts';
import { isInBlocks, matchingBlocks } from '../facets/matching.ts';

/** By what a list of products is narrowed; `category` is `root_category` for the whole platform. */
export interface ListFilter {
  category: string;
  orga?: string | undefined;
  line?: string | undefined;
  /** Of each of these attributes a product has one of the values. */
  chosen?: readonly ChosenValues[] | undefined;
  /** The categories whose own products the list holds, such as those of a class; `category` is the root then. */
  within?: ClassMembers | undefined;
  /** Ids of the products that the list holds, such as the hits of a search: some thousands at most; nothing else narrows it then. */
  among?: readonly number[] | undefined;
  /** What a search found, counted as it is: the facets of a list of hits ask no table for them. */
  hits?: Hits | undefined;
}

/** Is a list less than what a category has of a company and a line, so that the counts kept of those do not hold? */
export function isNarrowed({
  chosen = [],
  among,
  within,
}: Pick<ListFilter, 'chosen' | 'among' | 'within'>): boolean {
  return chosen.length > 0 || among !== undefined || within !== undefined;
}

/** Does a list hold a part of its category only, whatever is chosen of attributes? */
export function isPartOfCategory({
  orga,
  line,
  among,
  within,
}: Omit<ListFilter, 'category' | 'chosen'>): boolean {
  return orga !== undefined || line !== undefined || among !== undefined || within !== undefined;
}

/**
 * The rows of which a list holds some: those that keep the listing, or, where products are given, these themselves, for
 * they are found by their ids alone. Within given categories they are those of these, each product once.
 */
export function listing({ among, within }: Pick<ListFilter, 'among' | 'within'>): Sql {
  if (among)
    return sql`(
      select id as product_id, platform, orga_sid, coalesce(product_line, '') as product_line, popularity
      from product
    )`;
  if (!within) return sql`category_product`;
  const below = sql`
    select product_id, platform, orga_sid, product_line, popularity
    from category_product where category_sid = any(${within.subtrees}::text[])`;
  if (within.single.length === 0) return sql`(${below})`;
  return sql`(
    ${below}
    union all
    select id, platform, orga_sid, coalesce(product_line, ''), popularity
    from product where main_category = any(${within.single}::text[]) and not is_ended
  )`;
}

/** The condition on rows `l` of the listing that a list holds. */
export function listed(scope: Scope, filter: ListFilter): Sql<true> {
  const { category, chosen = [], among } = filter;
  if (among) return sql`${where(scope, 'l')} and l.product_id = any(${among}::bigint[])`;
  const ofPlace = sql`${where(scope, 'l')} and ${ofCategory(filter)} ${ofOrgaAndLine(filter)}`;
  if (chosen.length === 0) return ofPlace;
  return sql`${ofPlace} and ${isInBlocks('l', matchingBlocks(scope, category, chosen))}`;
}

/** The query for the ids of a list's products, in no order. */
export function listedIds(scope: Scope, filter: ListFilter): Sql<true> {
  return sql`select l.product_id from ${listing(filter)} l where ${listed(scope, filter)}`;
}

/**
 * The condition on rows `l` that they are of a category. The root is written out: the index of product lines covers it
 * alone, and a plan made for any category would put all products of the platform in order where those at one end of an
 * index are asked for.
 */
function ofCategory({ category, within }: ListFilter): Sql {
  if (within) return sql`true`;
  return category === rootCategory
    ? sql`l.category_sid = 'root_category'`
    : sql`l.category_sid = ${category}`;
}

function ofOrgaAndLine({ orga, line }: ListFilter): Sql {
  const ofOrga = orga === undefined ? nothing : sql`and l.orga_sid = ${orga}`;
  const ofLine = line === undefined ? nothing : sql`and l.product_line = ${line} and l.product_line <> ''`;
  return sql`${ofOrga} ${ofLine}`;
}
