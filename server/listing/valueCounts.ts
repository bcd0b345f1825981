import type { Scope } from '../access/scope.ts';
import type { Queries } from '../database/queries.ts';
import { categoriesBelow, isAmong } from '../facets/matching.ts';
import { listedIds, type ListFilter } from './listedIds.ts';

/** How many products of a list have a value of an attribute. */
export interface ValueCount {
  attributeId: number;
  valueId: number;
  value: string;
  products: number;
}

/** The values of all attributes in a whole category, from the counts that every write keeps. */
export async function valuesOfCategory(sql: Queries, scope: Scope, category: string): Promise<ValueCount[]> {
  return sql<ValueCount[]>`
    select v.attribute_id as "attributeId", v.id as "valueId", v.value, n.products
    from (
      select value_id, sum(products)::bigint as products from facet_count
      where platform = ${scope.store} and category_id = any(array(${categoriesBelow(sql, scope, category)}))
      group by value_id
    ) n
    join facet_value v on v.id = n.value_id`;
}

/** The values of all attributes among a few products. */
export async function valuesOfProducts(sql: Queries, ids: readonly number[]): Promise<ValueCount[]> {
  return sql<ValueCount[]>`
    select v.attribute_id as "attributeId", v.id as "valueId", v.value, n.products
    from (
      select value_id, count(*) as products from product_facet
      where product_id = any(${[...ids]}::bigint[]) group by value_id
    ) n
    join facet_value v on v.id = n.value_id`;
}

/** The values of these attributes among the products of a narrowed list, by the id of the value. */
export async function valuesOfList(
  sql: Queries,
  scope: Scope,
  filter: ListFilter,
  attributeIds: readonly number[],
): Promise<Map<number, number>> {
  if (attributeIds.length === 0) return new Map();
  const ofCategory = filter.among
    ? sql`f.product_id = any(${[...filter.among]}::bigint[])`
    : sql`f.category_id = any(array(${categoriesBelow(sql, scope, filter.category)}))`;
  const rows = await sql<{ valueId: number; products: number }[]>`
    select f.value_id as "valueId", count(*) as products
    from product_facet f
    where f.platform = ${scope.store} and f.attribute_id = any(${[...attributeIds]}::int[])
      and ${ofCategory}
      and ${isAmong(sql, 'f', listedIds(sql, scope, filter))}
    group by f.value_id`;
  return new Map(rows.map(({ valueId, products }) => [valueId, products]));
}
