import { rootCategory } from '../../../resources/rootCategory.ts';
import { identifier, sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import type { ChosenValues } from './chosenValues.ts';

/**
 * The query for the blocks of products (`block`, `products`) below a category that have one of the values of each
 * chosen attribute. At the root, below which every product stands, the category is left out.
 */
export function matchingBlocks(scope: Scope, category: string, chosen: readonly ChosenValues[]): Sql<true> {
  const anyOf = (kind: 'category' | 'value', ids: Sql) => sql`
    select block, bit_or(products) as products from facet_block b
    where ${ofPlatform(scope, 'b')} and kind = ${kind} and "of" = any(${ids}) group by block`;
  const below = anyOf('category', sql`array(${categoriesBelow(scope, category)})`);
  const narrowing = chosen.map(({ valueIds }) => anyOf('value', sql`${valueIds}::int[]`));
  return (category === rootCategory && chosen.length > 0 ? narrowing : [below, ...narrowing]).reduce(
    (all, other) => sql`
      select block, one.products & other.products as products
      from (${all}) one join (${other}) other using (block)`,
  );
}

/**
 * The condition that the product of a row is in one of these blocks. They are put into an array once, so that each
 * row is looked up by its place.
 */
export function isInBlocks(alias: string, blocks: Sql<true>): Sql<true> {
  return sql`${bitOf(alias, blocks)} = 1`;
}

/** The condition that the product of a row follows no variant of its own: of several, one stands in lists for all. */
export function isNoFollower(scope: Scope, alias: string): Sql<true> {
  const followers = sql`
    select block, products from facet_block b where ${ofPlatform(scope, 'b')} and kind = 'follower' and "of" = 0`;
  return sql`coalesce(${bitOf(alias, followers)}, 0) = 0`;
}

/** Null behind the last block. */
function bitOf(alias: string, blocks: Sql<true>): Sql<true> {
  const id = identifier(`${alias}.product_id`);
  return sql`
    get_bit((array(
      with kept as materialized (${blocks})
      select kept.products from generate_series(0, (select max(block) from kept)) as place (block)
      left join kept using (block) order by place.block
    ))[(${id} >> 14)::integer + 1], (${id} & 16383)::integer)`;
}

/** The query for the ids of a category and all below it. */
export function categoriesBelow(scope: Scope, category: string): Sql<true> {
  return sql`
    select c.id::integer from category_closure place join category c on c.sid = place.descendant_sid
    where ${ofPlatform(scope, 'place')} and place.ancestor_sid = ${category}`;
}
