import { integer, text, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { categoriesBelow, matchingBlocks } from './matching.ts';
import { countListed } from '../listing/countListed.ts';
import { isPartOfCategory, listed, listing, type ListFilter } from '../listing/listedIds.ts';

/** A part of a category with more products than that is counted in blocks: measured, from 3,000 on it is faster. */
const mostLookedUp = 3_000;

const valueCount = { attributeId: integer, valueId: integer, value: text(), products: integer };

/** How many products of a list have a value of an attribute. */
export type ValueCount = Row<typeof valueCount>;

/** The values of all attributes in a whole category, or in given ones, from the counts that every write keeps. */
export async function valuesOfCategory(
  db: ScopedQueries,
  scope: Scope,
  { category, within }: Pick<ListFilter, 'category' | 'within'>,
): Promise<ValueCount[]> {
  const ids = within ? sql`${within.ids}::int[]` : sql`array(${categoriesBelow(scope, category)})`;
  return db.rows(
    valueCount,
    sql`
      select v.attribute_id as "attributeId", v.id as "valueId", v.value, n.products
      from (
        select value_id, sum(products)::bigint as products from facet_count f
        where ${ofPlatform(scope, 'f')} and category_id = any(${ids})
        group by value_id
      ) n
      join facet_value v on v.id = n.value_id`,
  );
}

/** The values of all attributes among a few products. */
export async function valuesOfProducts(
  db: ScopedQueries,
  scope: Scope,
  ids: readonly number[],
): Promise<ValueCount[]> {
  return db.rows(
    valueCount,
    sql`
      select v.attribute_id as "attributeId", v.id as "valueId", v.value, n.products
      from (
        select given.value_id, count(*) as products
        from product_facet f cross join unnest(f.value_ids) as given (value_id)
        where ${ofPlatform(scope, 'f')} and f.product_id = any(${ids}::bigint[]) group by given.value_id
      ) n
      join facet_value v on v.id = n.value_id`,
  );
}

/** How many products of a narrowed list have each of these values, by the id of the value. */
export async function valuesOfList(
  db: ScopedQueries,
  scope: Scope,
  filter: ListFilter,
  valueIds: readonly number[],
): Promise<Map<number, number>> {
  if (valueIds.length === 0) return new Map();
  const wanted = sql`${valueIds}::int[]`;
  const rows = await db.rows(
    { valueId: integer, products: integer },
    (await isLookedUp(db, scope, filter))
      ? sql`
        select given.value_id as "valueId", count(*) as products
        from ${listing(filter)} l
        join product_facet f on f.product_id = l.product_id
        cross join unnest(f.value_ids) as given (value_id)
        where ${listed(scope, filter)} and given.value_id = any(${wanted})
        group by given.value_id`
      : sql`
        with kept as materialized (${keptBlocks(scope, filter)})
        select b."of" as "valueId", sum(bit_count(b.products & kept.products))::bigint as products
        from facet_block b join kept using (block)
        where ${ofPlatform(scope, 'b')} and b.kind = 'value' and b."of" = any(${wanted})
        group by b."of"`,
  );
  return new Map(rows.map(({ valueId, products }) => [valueId, products]));
}

/** Are the products of a list looked up one by one? So are given ones, and the few of a company or a line. */
async function isLookedUp(db: ScopedQueries, scope: Scope, filter: ListFilter): Promise<boolean> {
  if (!isPartOfCategory(filter)) return false;
  const { category, orga, line, among, within } = filter;
  if (among !== undefined) return true;
  return (await countListed(db, scope, { category, orga, line, within })) <= mostLookedUp;
}

/** The query for the blocks of a list's products; those of a part of a category are made from its rows. */
function keptBlocks(scope: Scope, filter: ListFilter): Sql<true> {
  const { category, chosen = [] } = filter;
  if (!isPartOfCategory(filter)) return matchingBlocks(scope, category, chosen);
  return sql`
    select (l.product_id >> 14)::integer as block,
      bit_or(set_bit(B'0'::bit(16384), (l.product_id & 16383)::integer, 1)) as products
    from ${listing(filter)} l where ${listed(scope, filter)} group by 1`;
}
