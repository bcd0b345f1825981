import type { ProductPage } from '../../../resources/calls/storefrontPages.ts';
import type { Language } from '../../../resources/languages.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { integer, text, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { cardOf } from '../../find/listing/productCards.ts';
import { shownProducts } from '../../find/listing/shownProducts.ts';

export type RelatedProducts = Pick<ProductPage, 'successors' | 'accessories' | 'similar'>;

const shownAtMost = 8;

const related = { id: integer, kind: text<'similar' | 'accessory' | 'successor' | 'neighbour'>() };

/**
 * The products beside a product: those its company names, and as similar ones, where these are few, the most popular
 * others of its category.
 */
export async function relatedProducts(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  product: { id: number; orgaSid: string; productSid: string; category: string },
): Promise<RelatedProducts> {
  const { id, orgaSid, productSid, category } = product;
  const rows = await db.rows(
    related,
    sql`
      (select p.id, 'successor' as kind
        from product own
        join product p on p.platform = own.platform and p.orga_sid = own.orga_sid and p.article_number = own.successor
        where ${where(scope, 'p')} and own.id = ${id} and p.id <> own.id)
      union all
      (select p.id, r.kind
        from product_relation r
        join product p on p.platform = r.platform and p.orga_sid = r.related_orga_sid and p.sid = r.related_sid
        where ${where(scope, 'p')} and ${ofPlatform(scope, 'r')}
          and r.orga_sid = ${orgaSid} and r.product_sid = ${productSid}
        order by r."position" nulls last, r.id limit ${3 * shownAtMost})
      union all
      (select l.product_id, 'neighbour'
        from category_product l
        where ${where(scope, 'l')} and l.category_sid = ${category} and l.product_id <> ${id}
        order by l.popularity desc, l.product_id limit ${shownAtMost})`,
  );
  const products = await shownProducts(db, scope, [...new Set(rows.map((row) => row.id))]);
  const cards = new Map(products.map((one) => [one.id, cardOf(one, language)]));
  const of = (...kinds: Row<typeof related>['kind'][]) => {
    const ids = kinds.flatMap((kind) => rows.filter((row) => row.kind === kind).map((row) => row.id));
    return [...new Set(ids)].flatMap((one) => cards.get(one) ?? []).slice(0, shownAtMost);
  };
  return { successors: of('successor'), accessories: of('accessory'), similar: of('similar', 'neighbour') };
}
