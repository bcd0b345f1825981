import type { TreeEntry } from '../../../resources/calls/categoryRelation.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { integer, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { category } from '../../../resources/entities/category.ts';

const entry = { sid: text(), parentSid: text(), ...fieldsOf(category, 'name'), products: integer };

/** Every category of a platform's tree with what it lists, parents before their children, siblings in order. */
export async function readTree(db: ScopedQueries, scope: Scope): Promise<TreeEntry[]> {
  return db.rows(
    entry,
    sql`
    with listed as (
      select n.category_sid, sum(n.products)::bigint as products from category_count n
      where ${ofPlatform(scope, 'n')} and n.product_line = '' group by n.category_sid
    )
    select r.child_sid as sid, r.parent_sid as "parentSid", c.name, coalesce(l.products, 0) as products
    from category_relation r
    join category c on c.sid = r.child_sid
    join category_closure place
      on place.platform = r.platform and place.descendant_sid = r.child_sid
        and place.ancestor_sid = ${rootCategory}
    left join listed l on l.category_sid = r.child_sid
    where ${where(scope, 'r')}
    order by place.depth, r.parent_sid, r.position, r.id`,
  );
}
