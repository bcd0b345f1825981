import { integer, nullable, text } from '../../base/database/column.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { shownVariants, type ShownProduct } from '../../find/listing/shownProducts.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { lookedThrough, shownAtMost } from './relatedProducts.ts';

/** A product, by what it has in common with its variants: null for one without any. */
interface Beside {
  id: number;
  mainCategory: string;
  variantKey: string | null;
}

/** A product and the one that stands for its variants are left out of what stands beside it. */
const leftOut = 2;

/**
 * The most popular others of a product's category, as `relatedTo` finds them, for a handle that keeps what many pages ask
 * alike: they are the same beside all its products but for the product itself and its variants.
 */
export async function readNeighbours(
  db: ScopedQueries,
  scope: Scope,
  { id, mainCategory, variantKey }: Beside,
): Promise<ShownProduct[]> {
  const popular = await commonReads(db).rows(
    { id: integer, variantKey: nullable(text()) },
    sql`
      select l.product_id as id, v.key as "variantKey"
      from (
        select l.product_id, l.popularity from category_product l
        where ${where(scope, 'l')} and l.category_sid = ${mainCategory}
        order by l.popularity desc, l.product_id limit ${lookedThrough + 1}
      ) l
      left join product_variant v on v.product_id = l.product_id
      where v.product_id is null or not v.is_follower
      order by l.popularity desc, l.product_id limit ${shownAtMost + leftOut}`,
  );
  const others = popular.filter(
    (one) => one.id !== id && (one.variantKey === null || one.variantKey !== variantKey),
  );
  return shownVariants(
    db,
    scope,
    others.slice(0, shownAtMost).map((one) => one.id),
  );
}
