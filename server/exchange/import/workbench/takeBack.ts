import { asSystem } from '../../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { judgeAgain, type Working } from './judgeAgain.ts';
import { isRunning, readLooks } from './readLooks.ts';
import { workbenchColumns, workbenchShape } from './workbenchRow.ts';

/** The rows of a run that was undone are in its workbench again, if that is still there, and judged anew. */
export async function takeBack(
  tx: ScopedTransaction,
  scope: Scope,
  run: { id: string; workbenchId: string },
  working: Working,
): Promise<void> {
  const system = asSystem(tx);
  const workbench = await system.first(
    workbenchShape,
    sql`select ${workbenchColumns} from workbench w where w.id = ${run.workbenchId} for update`,
  );
  if (!workbench) return;
  await system.run(sql`update workbench_row set taken_by = null where taken_by = ${run.id}`);
  await system.run(
    sql`update workbench set version = version + 1, touched_at = now() where id = ${workbench.id}`,
  );
  if (!isRunning(await readLooks(tx, scope, workbench))) await judgeAgain(tx, scope, workbench, working);
}
