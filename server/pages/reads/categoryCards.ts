import { z } from 'zod';
import { picture, type CategoryCard } from '../../../resources/calls/shown.ts';
import { category } from '../../../resources/entities/category.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { objectOf } from '../../records/objectOf.ts';
import { integer, json, nullable } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

const rootOfTree = {
  ...fieldsOf(category, 'sid', 'name'),
  count: integer,
  picture: nullable(json(picture)),
  children: json(z.array(objectOf(category, 'sid', 'name').extend({ count: z.number() }))),
};

/** Where none of so many popular products has a picture, the others are not looked through either. */
const mostLookedAt = 50;

/**
 * The roots of the tree with their products and children, in the order of the tree. A category without
 * a picture of its own shows that of its most popular product that has one.
 */
export async function categoryCards(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
): Promise<CategoryCard[]> {
  if (isClosed(scope)) return [];
  const rows = await db.rows(
    rootOfTree,
    sql`
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
      where ${ofPlatform(scope, 'r')} and r.parent_sid = ${rootCategory}
      order by r."position", r.id`,
  );
  return rows.map(({ name, children, ...plain }) => ({
    ...plain,
    name: textIn(name, language),
    children: children.map((child) => ({ ...child, name: textIn(child.name, language) })),
  }));
}
