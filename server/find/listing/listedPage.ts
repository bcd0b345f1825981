import type { ValueOrder } from './orderOf.ts';
import type { Language } from '../../../resources/languages.ts';
import { identifier, sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { listed, listing, type ListFilter } from './listedIds.ts';

/**
 * Up to here a list is sorted by title or by values at once; of a longer one titles are picked out of all titles in order,
 * and it is not sorted by values.
 */
export const sortedAtOnce = 20_000;

interface Slice {
  sort: 'popularity' | 'title' | 'newest' | ValueOrder;
  language: Language;
  /** How many products the list holds. */
  total: number;
  offset: number;
  size: number;
}

/** The query for the ids of one page of a list, and their places in it; ties are broken by age. */
export function listedPage(scope: Scope, filter: ListFilter, slice: Slice): Sql<true> {
  const { sort, language, total, offset, size } = slice;
  const rows = listing(filter);
  const isListed = listed(scope, filter);
  if (typeof sort === 'object' && total <= sortedAtOnce) return byValue(scope, filter, sort, slice);
  if (sort === 'popularity' || typeof sort === 'object')
    return sql`
      select id, row_number() over (order by popularity desc, id) as place
      from (
        select l.product_id as id, l.popularity from ${rows} l where ${isListed}
        order by l.popularity desc, l.product_id offset ${offset} limit ${size}
      ) page`;
  if (sort === 'newest')
    return sql`
      select id, row_number() over (order by id desc) as place
      from (
        select l.product_id as id from ${rows} l where ${isListed}
        order by l.product_id desc offset ${offset} limit ${size}
      ) page`;
  const title = identifier(`t.${language}`);
  const titles =
    total <= sortedAtOnce
      ? sql`
        select l.product_id as id, ${title} as title
        from ${rows} l left join product_title t on t.product_id = l.product_id and ${ofPlatform(scope, 't')}
        where ${isListed}`
      : // A scalar subquery is not turned into a join, so that the titles are walked through in order.
        sql`
        select t.product_id as id, ${title} as title from product_title t
        where ${ofPlatform(scope, 't')} and ${title} is not null
          and (select true from ${rows} l where ${isListed} and l.product_id = t.product_id)`;
  return sql`
    select id, row_number() over (order by title, id) as place
    from (${titles} order by title, id offset ${offset} limit ${size}) page`;
}

/** The same in the order of an attribute's values; products without one come last, the most popular first. */
function byValue(
  scope: Scope,
  filter: ListFilter,
  { attributeId, values, isRising }: ValueOrder,
  { offset, size }: Slice,
): Sql<true> {
  const key =
    values === null ? sql`v.value::float8` : sql`array_position(${values}::text[], v.value)::float8`;
  const order = isRising ? sql`least asc` : sql`most desc`;
  return sql`
    select id, row_number() over (order by ${order} nulls last, popularity desc, id) as place
    from (
      with kept as materialized (
        select l.product_id as id, l.popularity from ${listing(filter)} l where ${listed(scope, filter)}
      ),
      key as materialized (select v.id, ${key} as key from facet_value v where v.attribute_id = ${attributeId}),
      given as (
        select kept.id, min(key.key) as least, max(key.key) as most
        from kept join product_facet f on f.product_id = kept.id
        cross join unnest(f.value_ids) as one (value_id)
        join key on key.id = one.value_id
        group by kept.id
      )
      select kept.id, kept.popularity, given.least, given.most from kept left join given on given.id = kept.id
      order by ${order} nulls last, kept.popularity desc, kept.id offset ${offset} limit ${size}
    ) page`;
}
