import type { Picture } from '../../../resources/calls/shown.ts';
import type { Translated } from '../../../resources/languages.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Fragment, Queries } from '../../base/database/queries.ts';

/** What lists show of a product, in all languages. */
export interface ShownProduct {
  id: number;
  orgaSid: string;
  productSid: string;
  orgaName: string;
  title: Translated;
  subTitle: Translated | null;
  articleNumber: string;
  gtins: string[];
  picture: Picture | null;
}

/** The products with these ids that the scope opens, in the order of the ids, in one statement. */
export async function shownProducts(
  sql: Queries,
  scope: Scope,
  ids: readonly number[],
): Promise<ShownProduct[]> {
  if (ids.length === 0) return [];
  return shownProductsOf(
    sql,
    scope,
    sql`select id, place from unnest(${[...ids]}::bigint[]) with ordinality as listed (id, place)`,
  );
}

/** The same for a query that answers ids and their places. */
export async function shownProductsOf(sql: Queries, scope: Scope, wanted: Fragment): Promise<ShownProduct[]> {
  return sql<ShownProduct[]>`
    select p.id, p.orga_sid as "orgaSid", p.sid as "productSid", coalesce(o.name, '') as "orgaName",
      p.title, p.sub_title as "subTitle", p.article_number as "articleNumber", p.gtins,
      case when i.hash is null then null else jsonb_build_object(
        'kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height) end as picture
    from (${wanted}) as wanted
    join product p on p.id = wanted.id
    left join orga o on o.platform = p.platform and o.sid = p.orga_sid
    left join image i on i.platform = p.platform and i.orga_sid = p.orga_sid and i.hash = p.images[1] and i.kind = 'productImage'
    where ${where(sql, scope, 'p')}
    order by wanted.place`;
}
