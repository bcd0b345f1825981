import type { CategoryCard, Picture } from '../../../resources/calls/shown.ts';
import type { Language, Translated } from '../../../resources/languages.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { textIn } from '../../../resources/translate.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';

interface CategoryRow {
  sid: string;
  name: Translated;
  count: number;
  picture: Picture | null;
  children: { sid: string; name: Translated; count: number }[];
}

/** Where none of so many popular products has a picture, the others are not looked through either. */
const mostLookedAt = 50;

/**
 * The roots of the tree with their products and children, in the order of the tree. A category without
 * a picture of its own shows that of its most popular product that has one.
 */
export async function categoryCards(sql: Queries, scope: Scope, language: Language): Promise<CategoryCard[]> {
  if (isClosed(scope)) return [];
  const rows = await sql<CategoryRow[]>`
    with counted as (
      select n.category_sid, sum(n.products) as products from category_count n
      where ${where(scope, 'n')} and n.product_line = '' group by n.category_sid
    )
    select c.sid, c.name, coalesce(counted.products, 0)::bigint as count, picture.json as picture,
      (select coalesce(jsonb_agg(jsonb_build_object('sid', below.sid, 'name', below.name, 'count', coalesce(n.products, 0))
          order by r2."position", r2.id), '[]')
        from category_relation r2
        join category below on below.sid = r2.child_sid
        left join counted n on n.category_sid = below.sid
        where r2.platform = r.platform and r2.parent_sid = c.sid) as children
    from category_relation r
    join category c on c.sid = r.child_sid
    left join counted on counted.category_sid = c.sid
    left join lateral (
      select jsonb_build_object('kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height) as json
      from (
        select l.popularity, l.product_id from category_product l
        where ${where(scope, 'l')} and l.category_sid = c.sid
        order by l.popularity desc, l.product_id limit ${mostLookedAt}
      ) popular
      join product p on p.id = popular.product_id
      join image i on i.platform = p.platform and i.orga_sid = p.orga_sid and i.hash = p.images[1] and i.kind = 'productImage'
      order by popular.popularity desc, popular.product_id limit 1
    ) picture on true
    where r.platform = ${scope.dataset} and r.parent_sid = ${rootCategory}
    order by r."position", r.id`;
  return rows.map(({ sid, name, count, picture, children }) => ({
    sid,
    name: textIn(name, language),
    count,
    picture,
    children: children.map((child) => ({ ...child, name: textIn(child.name, language) })),
  }));
}
