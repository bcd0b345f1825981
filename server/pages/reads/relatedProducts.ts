import { z } from 'zod';
import { picture } from '../../../resources/calls/shown.ts';
import type { ProductPage } from '../../../resources/calls/storefrontPages.ts';
import { product } from '../../../resources/entities/product.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { nothing, sql, type Sql } from '../../base/database/sql.ts';
import { cardOf } from '../../find/listing/productCards.ts';
import { shownProductsQuery, type ShownProduct } from '../../find/listing/shownProducts.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { objectOf } from '../../records/objectOf.ts';

export type RelatedProducts = Pick<ProductPage, 'successors' | 'accessories' | 'similar'>;

export const shownAtMost = 8;
/** Among so many neighbours those are chosen that are no variants of it or of each other. */
export const lookedThrough = 100;

/** A product beside another one, as `relatedTo` reads it. */
export const relatedProduct = objectOf(
  product,
  'orgaSid',
  'title',
  'subTitle',
  'articleNumber',
  'gtins',
  'endOfSale',
  'isEnded',
  'successor',
).extend({
  id: z.number(),
  place: z.number(),
  productSid: z.string(),
  orgaName: z.string(),
  picture: picture.nullable(),
  kind: z.enum(['successor', 'accessory', 'similar', 'neighbour']),
});
type Related = z.output<typeof relatedProduct>;

/**
 * The products beside the one of row `p`, as one JSON value: an array of `relatedProduct`, in their order. These are those
 * that its company names, and the most popular others of its category, one of several variants, unless these are read apart
 * (`readNeighbours`).
 */
export function relatedTo(scope: Scope, areNeighboursApart: boolean): Sql<true> {
  const neighbours = sql`
      union all
      (select beside.product_id, 'neighbour'
        from (
          select l.product_id, l.popularity from category_product l
          where ${where(scope, 'l')} and l.category_sid = p.main_category and l.product_id <> p.id
          order by l.popularity desc, l.product_id limit ${lookedThrough}
        ) beside
        left join product_variant other on other.product_id = beside.product_id
        where other.product_id is null or not other.is_follower and other.key not in (
          select own.key from product_variant own where own.product_id = p.id)
        order by beside.popularity desc, beside.product_id limit ${shownAtMost})`;
  const wanted = sql`
    select related.*, row_number() over () as place from (
      (select other.id, 'successor' as kind
        from product other
        where ${where(scope, 'other')} and other.orga_sid = p.orga_sid and other.article_number = p.successor
          and other.id <> p.id)
      union all
      (select other.id, r.kind
        from product_relation r
        join product other on other.platform = r.platform and other.orga_sid = r.related_orga_sid and other.sid = r.related_sid
        where ${where(scope, 'other')} and not other.is_ended and ${ofPlatform(scope, 'r')} and r.orga_sid = p.orga_sid and r.product_sid = p.sid
        order by r."position" nulls last, r.id limit ${3 * shownAtMost})
      ${areNeighboursApart ? nothing : neighbours}
    ) related`;
  return sql`(
    select coalesce(json_agg(card order by card.place), '[]')
    from (${shownProductsQuery(scope, wanted, sql`wanted.kind, wanted.place,`)}) card)`;
}

/**
 * The products beside a product: those its company names, and as similar ones, where these are few, the most popular
 * others of its category.
 * @param neighbours these, where they are read apart
 */
export function relatedProducts(
  related: readonly Related[],
  neighbours: readonly ShownProduct[],
  language: Language,
): RelatedProducts {
  const of = (...kinds: Related['kind'][]) => related.filter(({ kind }) => kinds.includes(kind));
  const cardsOf = (products: readonly ShownProduct[]) => {
    const shown = new Map(products.map((one) => [one.id, one]));
    return [...shown.values()].slice(0, shownAtMost).map((one) => cardOf(one, language));
  };
  return {
    successors: cardsOf(of('successor')),
    accessories: cardsOf(of('accessory')),
    similar: cardsOf([...of('similar'), ...of('neighbour'), ...neighbours]),
  };
}
