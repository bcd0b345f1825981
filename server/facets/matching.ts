import type { Scope } from '../access/scope.ts';
import type { Fragment, Queries } from '../database/queries.ts';
import type { ChosenValues } from './chosenValues.ts';

/** The query for the ids of the products below a category that have one of the values of each chosen attribute. */
export function matching(
  sql: Queries,
  scope: Scope,
  category: string,
  chosen: readonly [ChosenValues, ...ChosenValues[]],
): Fragment {
  const [first, ...others] = chosen.map(
    ({ attributeId, valueIds }) => sql`
      select f.product_id from product_facet f
      where f.platform = ${scope.store} and f.attribute_id = ${attributeId} and f.value_id = any(${valueIds}::int[])
        and f.category_id = any(array(${categoriesBelow(sql, scope, category)}))`,
  ) as [Fragment, ...Fragment[]];
  return others.reduce((all, other) => sql`${all} and ${isAmong(sql, 'f', other)}`, first);
}

/**
 * The condition that the product of a row is among those of a query. Written so that their ids are hashed once:
 * how many values mean how many products no plan can know, and one that expects few looks each of them up.
 */
export function isAmong(sql: Queries, alias: string, ids: Fragment): Fragment {
  return sql`(${sql(`${alias}.product_id`)} in (${ids})) is true`;
}

/** The query for the ids of a category and all below it. */
export function categoriesBelow(sql: Queries, scope: Scope, category: string): Fragment {
  return sql`
    select c.id::integer from category_closure place join category c on c.sid = place.descendant_sid
    where place.platform = ${scope.store} and place.ancestor_sid = ${category}`;
}
