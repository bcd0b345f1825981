import { unknownCode } from '../../../resources/known.ts';
import { mostTreeLevels } from '../../../resources/limits.ts';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { integer, text } from '../../base/database/column.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { unprocessable } from '../../base/problems.ts';
import { lockTree } from '../../find/listing/lockTree.ts';
import type { Written } from '../../records/RecordHooks.ts';
import { treeWritten } from '../derived/treeWritten.ts';

const path = 'insteadOf';

/**
 * What follows from categories of a tree that went, or were hung under another one, as a category was deleted or came
 * back: a new version, and all that follows from a changed tree. Throws 422 when some of them would hang nowhere, under
 * themselves, or too deep.
 */
export async function treeRearranged(
  tx: SystemTransaction,
  dataset: DatasetKey,
  written: readonly Written[],
): Promise<void> {
  await lockTree(tx, dataset);
  await tx.run(sql`update category_tree set version = version + 1 where platform = ${dataset}`);
  const hung = written.flatMap(({ after }) => (after ? [String(after.childSid)] : []));
  const places = await placesOf(tx, dataset);
  for (const sid of hung)
    if (!places.has(sid)) throw unprocessable([{ path, code: unknownCode('category'), values: { sid } }]);
  if (hung.length > 0 && Math.max(...places.values()) > mostTreeLevels)
    throw unprocessable([{ path, code: 'too-deep', values: { maximum: mostTreeLevels } }]);
  await treeWritten(
    tx,
    dataset,
    written.map(({ before, after }) => String((after ?? before)?.childSid)),
  );
}

/** How deep every category hangs that is reached from the root. */
async function placesOf(tx: SystemTransaction, dataset: DatasetKey): Promise<Map<string, number>> {
  const rows = await tx.rows(
    { sid: text(), level: integer },
    sql`
      with recursive hanging (sid, level) as (
        select child_sid, 1 from category_relation where platform = ${dataset} and parent_sid = ${rootCategory}
        union all
        select r.child_sid, h.level + 1 from category_relation r join hanging h on r.parent_sid = h.sid
        where r.platform = ${dataset} and h.level <= ${mostTreeLevels}
      )
      select sid, level from hanging`,
  );
  return new Map(rows.map(({ sid, level }) => [sid, level]));
}
