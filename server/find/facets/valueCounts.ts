import { attribute } from '../../../resources/entities/attribute.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { integer, text, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { categoriesBelow, matchingBlocks } from './matching.ts';
import { countListed } from '../listing/countListed.ts';
import { hitsLeft, type Hit } from './Hit.ts';
import { isPartOfCategory, listed, listing, type ListFilter } from '../listing/listedIds.ts';

/** A part of a category with more products than that is counted in blocks: measured, from 3,000 on it is faster. */
const mostLookedUp = 3_000;

const valueCount = {
  attributeId: integer,
  kind: fieldsOf(attribute, 'kind').kind,
  /** How many categories ask for the attribute. */
  categories: integer,
  valueId: integer,
  value: text(),
  products: integer,
};

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
    described(sql`
      select value_id, sum(products)::bigint as products from facet_count f
      where ${ofPlatform(scope, 'f')} and category_id = any(${ids})
      group by value_id`),
  );
}

/** The values of all attributes among the most popular products of a company. */
export async function valuesOfOrga(db: ScopedQueries, scope: Scope, orga: string): Promise<ValueCount[]> {
  const filter = { category: rootCategory, orga };
  return db.rows(
    valueCount,
    described(sql`
      select given.value_id, count(*) as products
      from (
        select l.product_id from ${listing({})} l where ${listed(scope, filter)}
        order by l.popularity desc, l.product_id limit ${mostLookedUp}
      ) popular
      join product_facet f on f.product_id = popular.product_id
      cross join unnest(f.value_ids) as given (value_id)
      group by given.value_id`),
  );
}

/** The query for what is known of counted values (`value_id`, `products`); categories are counted once an attribute. */
function described(counted: Sql): Sql<true> {
  return sql`
    with given as materialized (
      select v.attribute_id, v.id, v.value, n.products from (${counted}) n join facet_value v on v.id = n.value_id
    )
    select given.attribute_id as "attributeId", a.kind, a.categories, given.id as "valueId", given.value, given.products
    from (
      select id, kind, jsonb_array_length(categories) as categories from attribute
      where ${sharedByAll(attribute)} and id in (select attribute_id from given) and kind <> 'text'
    ) a
    join given on given.attribute_id = a.id`;
}

/** The values of all attributes among what a search finds. */
export async function valuesOfHits(db: ScopedQueries, hits: readonly Hit[]): Promise<ValueCount[]> {
  const counts = countOf(hits);
  const { products: _, ...value } = valueCount;
  const found = await rowsOfKeys(db, {
    shape: value,
    keys: [...counts.keys()],
    keyOf: ({ valueId }) => valueId,
    of: (ids) => sql`
      select v.attribute_id as "attributeId", a.kind, jsonb_array_length(a.categories) as categories,
        v.id as "valueId", v.value
      from facet_value v join attribute a on a.id = v.attribute_id
      where ${sharedByAll(attribute)} and v.id = any(${ids}::int[]) and a.kind <> 'text'`,
  });
  return [...found.values()].flatMap(([row]) =>
    row ? [{ ...row, products: counts.get(row.valueId) ?? 0 }] : [],
  );
}

/** How often each of the values of hits occurs. */
function countOf(hits: readonly Hit[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { valueIds } of hits) for (const id of valueIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** How many products of a narrowed list have each of these values, by the id of the value. */
export async function valuesOfList(
  db: ScopedQueries,
  scope: Scope,
  filter: ListFilter,
  valueIds: readonly number[],
): Promise<Map<number, number>> {
  if (valueIds.length === 0) return new Map();
  if (filter.hits) return countOf(hitsLeft(filter.hits, filter));
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

/** Are the products of a list looked up one by one? So are the few of a company or a line. */
async function isLookedUp(db: ScopedQueries, scope: Scope, filter: ListFilter): Promise<boolean> {
  if (!isPartOfCategory(filter)) return false;
  const { category, orga, line, within } = filter;
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
