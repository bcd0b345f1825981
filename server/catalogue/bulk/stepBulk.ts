import type { BulkState } from '../../../resources/calls/bulkChange.ts';
import { imports } from '../../../resources/limits.ts';
import { yesNo } from '../../base/database/column.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { conflict } from '../../base/problems.ts';

/**
 * Says that a change of many records is to be done, or undone; asked again, it is so already. Throws 409 where it was not
 * looked at or not done yet, or is too old to be undone.
 */
export async function stepBulk(tx: SystemTransaction, id: string, to: 'running' | 'undoing'): Promise<void> {
  const before: BulkState = to === 'running' ? 'ready' : 'done';
  if (to === 'undoing') {
    const { isRecent } = await tx.one(
      { isRecent: yesNo },
      sql`
        select created_at > now() - make_interval(days => ${imports.keepDays}) as "isRecent"
        from bulk_change where id = ${id}`,
    );
    if (!isRecent) throw conflict('undo-too-late');
  }
  const stepped = await tx.run(
    sql`update bulk_change set state = ${to} where id = ${id} and state = ${before}`,
  );
  if (stepped > 0) return;
  const already: BulkState[] = to === 'running' ? ['running', 'done'] : ['undoing', 'undone'];
  const isSo = await tx.has(sql`select from bulk_change where id = ${id} and state = any(${already})`);
  if (!isSo) throw conflict(to === 'running' ? 'not-ready' : 'not-undoable');
}
