import { mostTreeLevels } from '../../../resources/limits.ts';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { category } from '../../../resources/entities/category.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { upsertClosurePaths } from './upsertClosurePaths.ts';
import { lockTree } from './lockTree.ts';

/**
 * Brings the closure in line for categories that hang elsewhere now, or nowhere, and for all below them, whatever else
 * the tree holds; returns the sids of those whose path changed.
 */
export async function refreshBranches(
  tx: SystemTransaction,
  dataset: DatasetKey,
  sids: readonly string[],
): Promise<string[]> {
  await lockTree(tx, dataset);
  const moved = await tx.rows(
    fieldsOf(category, 'sid'),
    sql`
      with recursive branch (sid) as (
        select unnest(${sids}::text[])
        union
        select r.child_sid
        from branch b join category_relation r on r.platform = ${dataset} and r.parent_sid = b.sid
      ),
      above (descendant_sid, ancestor_sid, depth) as (
        select sid, sid, 0 from branch
        union all
        select a.descendant_sid, r.parent_sid, a.depth + 1
        from above a join category_relation r on r.platform = ${dataset} and r.child_sid = a.ancestor_sid
        where a.depth <= ${mostTreeLevels}
      ),
      due as (
        select a.* from above a
        join above top on top.descendant_sid = a.descendant_sid and top.ancestor_sid = ${rootCategory}
      ),
      gone as (
        delete from category_closure c using branch b
        where c.platform = ${dataset} and c.descendant_sid = b.sid and not exists (
          select from due d where d.descendant_sid = c.descendant_sid and d.ancestor_sid = c.ancestor_sid)
        returning c.descendant_sid
      ),
      come as (${upsertClosurePaths(dataset)})
      select descendant_sid as sid from gone union select descendant_sid from come`,
  );
  return moved.map(({ sid }) => sid);
}
