import { category } from '../../../resources/entities/category.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const named = fieldsOf(category, 'sid', 'name');
type Named = Row<typeof named>;

/** The categories directly under one on the platform of the scope, in their order. */
export async function childrenNamed(db: ScopedQueries, scope: Scope, sid: string): Promise<Named[]> {
  return db.rows(
    named,
    sql`
      select c.sid, c.name from category_relation r join category c on c.sid = r.child_sid
      where ${ofPlatform(scope, 'r')} and r.parent_sid = ${sid} order by r.position, r.id`,
  );
}

/** The categories from below the root to this one; none where it does not hang in the platform's tree. */
export async function pathNamed(db: ScopedQueries, scope: Scope, sid: string): Promise<Named[]> {
  return db.rows(
    named,
    sql`
      select c.sid, c.name from category_closure place join category c on c.sid = place.ancestor_sid
      where ${ofPlatform(scope, 'place')} and place.descendant_sid = ${sid} and place.ancestor_sid <> ${rootCategory}
      order by place.depth desc`,
  );
}
