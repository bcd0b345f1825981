import { product } from '../../../resources/entities/product.ts';
import { integer, text, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const rankedProduct = { id: integer, ...fieldsOf(product, 'title', 'subTitle'), orgaName: text() };

/** What a product is put in order by. */
export type RankedProduct = Row<typeof rankedProduct>;

/** The products with these ids that the scope opens, in the order of the ids: out of short rows, for many are read. */
export async function rankedProducts(
  db: ScopedQueries,
  scope: Scope,
  ids: readonly number[],
): Promise<RankedProduct[]> {
  return db.rows(
    rankedProduct,
    sql`
      select p.product_id as id, p.title, p.sub_title as "subTitle", coalesce(o.name, '') as "orgaName"
      from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join product_summary p on p.product_id = wanted.id
      left join orga o on o.platform = p.platform and o.sid = p.orga_sid
      where ${where(scope, 'p')}
      order by wanted.place`,
  );
}
