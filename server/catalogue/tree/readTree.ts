import type { TreeEntry } from '../../../resources/calls/categoryRelation.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';

/** Every category of a platform's tree with what it lists, parents before their children, siblings in order. */
export async function readTree(sql: Queries, scope: Scope): Promise<TreeEntry[]> {
  return sql<TreeEntry[]>`
    with listed as (
      select category_sid, sum(products)::bigint as products from category_count
      where platform = ${scope.dataset} and product_line = '' group by category_sid
    )
    select r.child_sid as sid, r.parent_sid as "parentSid", c.name, coalesce(l.products, 0) as products
    from category_relation r
    join category c on c.sid = r.child_sid
    join category_closure place
      on place.platform = r.platform and place.descendant_sid = r.child_sid
        and place.ancestor_sid = ${rootCategory}
    left join listed l on l.category_sid = r.child_sid
    where ${where(scope, 'r')}
    order by place.depth, r.parent_sid, r.position, r.id`;
}
