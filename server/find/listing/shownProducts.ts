import { z } from 'zod';
import { product } from '../../../resources/entities/product.ts';
import { picture } from '../../../resources/calls/shown.ts';
import { integer, json, nullable, text, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { nothing, sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { storedRange } from '../variants/Variants.ts';

const shownProduct = {
  id: integer,
  ...fieldsOf(
    product,
    'orgaSid',
    'title',
    'subTitle',
    'articleNumber',
    'gtins',
    'endOfSale',
    'isEnded',
    'successor',
  ),
  productSid: text(),
  orgaName: text(),
  picture: nullable(json(picture)),
};

/** What lists show of a product, in all languages. */
export type ShownProduct = Row<typeof shownProduct>;

/** The products with these ids that the scope opens, in the order of the ids, in one statement. */
export async function shownProducts(
  db: ScopedQueries,
  scope: Scope,
  ids: readonly number[],
): Promise<ShownProduct[]> {
  if (ids.length === 0) return [];
  return shownProductsOf(db, scope, placed(ids));
}

/** The same for a query that answers ids and their places. */
export async function shownProductsOf(db: ScopedQueries, scope: Scope, wanted: Sql): Promise<ShownProduct[]> {
  return db.rows(shownProduct, sql`${shownProductsQuery(scope, wanted)} order by wanted.place`);
}

const withVariants = {
  ...shownProduct,
  variants: nullable(json(z.object({ total: z.number(), ranges: z.array(storedRange) }))),
};

/** What a list shows of a product that stands for its variants. */
export type ShownVariant = Row<typeof withVariants>;

/**
 * The same of products that stand for their variants. They may be kept one by one: the same ones stand in many lists, and beside
 * many others.
 */
export async function shownVariants(
  db: ScopedQueries,
  scope: Scope,
  ids: readonly number[],
): Promise<ShownVariant[]> {
  if (ids.length === 0) return [];
  if (!db.each) return shownVariantsOf(db, scope, placed(ids));
  const found = await db.each({
    shape: withVariants,
    ids,
    idOf: ({ id }) => id,
    of: (some) => variantsQuery(scope, placed(some)),
  });
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The same for a query that answers ids and their places. */
export async function shownVariantsOf(db: ScopedQueries, scope: Scope, wanted: Sql): Promise<ShownVariant[]> {
  return db.rows(withVariants, variantsQuery(scope, wanted));
}

function variantsQuery(scope: Scope, wanted: Sql): Sql<true> {
  const variants = sql`
    (select json_build_object('total', g.products, 'ranges', g.ranges)
      from product_variant v join variant_group g on g.key = v.key
      where v.product_id = p.id and ${where(scope, 'g')} and g.orga_sid = p.orga_sid and p.sid = any(g.members) and g.products > 1) as variants,`;
  return sql`${shownProductsQuery(scope, wanted, variants)} order by wanted.place`;
}

/** The query for these ids and their places. */
function placed(ids: readonly number[]): Sql<false> {
  return sql`select id, place from unnest(${ids}::bigint[]) with ordinality as listed (id, place)`;
}

/** The query for them, in no order; `more` are further columns of `wanted`, or of the product `p`, each with a comma behind it. */
export function shownProductsQuery(scope: Scope, wanted: Sql, more: Sql = nothing): Sql<true> {
  return sql`
      select ${more} p.id, p.orga_sid as "orgaSid", p.sid as "productSid", coalesce(o.name, '') as "orgaName",
        p.title, p.sub_title as "subTitle", p.article_number as "articleNumber", p.gtins,
        p.end_of_sale::text as "endOfSale", p.is_ended as "isEnded", p.successor,
        case when i.hash is null then null else jsonb_build_object(
          'kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height) end as picture
      from (${wanted}) as wanted
      join product p on p.id = wanted.id
      left join orga o on o.platform = p.platform and o.sid = p.orga_sid
      left join image i on i.platform = p.platform and i.orga_sid = p.orga_sid and i.hash = p.images[1] and i.kind = 'productImage'
      where ${where(scope, 'p')}`;
}
