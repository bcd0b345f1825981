import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { category } from '../../../resources/entities/category.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { upsertClosurePaths } from './upsertClosurePaths.ts';
import { lockTree } from './lockTree.ts';

/** Brings the closure of a platform in line with its category relations; returns the sids of those whose path changed. */
export async function refreshClosure(tx: SystemTransaction, dataset: DatasetKey): Promise<string[]> {
  await lockTree(tx, dataset);
  const moved = await tx.rows(
    fieldsOf(category, 'sid'),
    sql`
      with recursive node (sid, path) as (
        select child_sid, array[${rootCategory}, child_sid]
        from category_relation where platform = ${dataset} and parent_sid = ${rootCategory}
        union all
        select r.child_sid, n.path || r.child_sid
        from node n join category_relation r on r.platform = ${dataset} and r.parent_sid = n.sid
      ),
      due as (
        select ancestor.sid as ancestor_sid, n.sid as descendant_sid, cardinality(n.path) - ancestor.place as depth
        from node n cross join unnest(n.path) with ordinality as ancestor (sid, place)
      ),
      gone as (
        delete from category_closure c
        where c.platform = ${dataset} and not exists (
          select from due d where d.descendant_sid = c.descendant_sid and d.ancestor_sid = c.ancestor_sid)
        returning c.descendant_sid
      ),
      come as (${upsertClosurePaths(dataset)})
      select descendant_sid as sid from gone union select descendant_sid from come`,
  );
  return moved.map(({ sid }) => sid);
}
