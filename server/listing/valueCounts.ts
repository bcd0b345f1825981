import type { Scope } from '../access/scope.ts';
import type { Queries } from '../database/queries.ts';
import { categoriesBelow, matchingBlocks } from '../facets/matching.ts';
import { isPartOfCategory, listed, listing, type ListFilter } from './listedIds.ts';

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
      select given.value_id, count(*) as products
      from product_facet f cross join unnest(f.value_ids) as given (value_id)
      where f.product_id = any(${[...ids]}::bigint[]) group by given.value_id
    ) n
    join facet_value v on v.id = n.value_id`;
}

/** How many products of a narrowed list have each of these values, by the id of the value. */
export async function valuesOfList(
  sql: Queries,
  scope: Scope,
  filter: ListFilter,
  valueIds: readonly number[],
): Promise<Map<number, number>> {
  if (valueIds.length === 0) return new Map();
  const { category, chosen = [] } = filter;
  const wanted = sql`${[...valueIds]}::int[]`;
  const rows = await (isPartOfCategory(filter)
    ? sql<{ valueId: number; products: number }[]>`
      select given.value_id as "valueId", count(*) as products
      from ${listing(sql, filter)} l
      join product_facet f on f.product_id = l.product_id
      cross join unnest(f.value_ids) as given (value_id)
      where ${listed(sql, scope, filter)} and given.value_id = any(${wanted})
      group by given.value_id`
    : sql<{ valueId: number; products: number }[]>`
      with kept as materialized (${matchingBlocks(sql, scope, category, chosen)})
      select b."of" as "valueId", sum(bit_count(b.products & kept.products))::bigint as products
      from facet_block b join kept using (block)
      where b.platform = ${scope.store} and b.kind = 'value' and b."of" = any(${wanted})
      group by b."of"`);
  return new Map(rows.map(({ valueId, products }) => [valueId, products]));
}
