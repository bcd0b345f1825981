import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { sql, type Sql } from '../../base/database/sql.ts';

const shownAtMost = 40;

/** The query for those who sell a product: first those that say on what terms, then those that carry the company's products. */
export function retailersQuery(scope: Scope, orgaSid: string, productSid: string): Sql<true> {
  return sql`
      with offer as (
        select r.orga_sid, r.link, r.article_number, r.price, r.stock
        from retailer_data r
        where ${where(scope, 'r')} and r.manufacturer_sid = ${orgaSid} and r.product_sid = ${productSid}
      )
      select o.sid, o.name, o.address ->> 'city' as city, seller.link, seller.article_number as "articleNumber",
        seller.price, seller.stock,
        case when i.hash is null then null else jsonb_build_object(
          'kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height) end as logo
      from (
        select *, true as has_terms from offer
        union all
        select c.connected_sid, c.link, null, null, null, false
        from orga_connection c
        where ${ofPlatform(scope, 'c')} and c.orga_sid = ${orgaSid} and c.role = 'retailer'
          and c.connected_sid not in (select orga_sid from offer)
      ) seller
      join orga o on ${ofPlatform(scope, 'o')} and o.sid = seller.orga_sid
      left join image i on i.platform = o.platform and i.orga_sid = o.sid and i.hash = o.logo and i.kind = 'logo'
      order by not has_terms, seller.stock = 'inStock' desc nulls last, o.name, o.sid limit ${shownAtMost}`;
}
