import { workbenches } from '../../../../resources/limits.ts';
import { nullable, text } from '../../../base/database/column.ts';
import type { SystemPool, SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { importKey, type ImportFiles } from '../importFile.ts';
import { dropDryRun } from './judgeAgain.ts';

/** Takes a workbench away with all that is its own, but for its file; what its runs wrote, and their reports, stay. */
export async function dropWorkbench(
  tx: SystemTransaction,
  { id, reportId }: { id: string; reportId: string | null },
): Promise<void> {
  await dropDryRun(tx, { reportId });
  await tx.run(sql`delete from workbench_row where workbench_id = ${id}`);
  await tx.run(sql`delete from workbench_cell where workbench_id = ${id}`);
  await tx.run(sql`delete from workbench where id = ${id}`);
}

/** Takes away its file; to be done once the workbench itself is gone. */
export async function removeWorkbenchFile({ store }: ImportFiles, id: string): Promise<void> {
  await store.delete(importKey({ id, workbenchId: id }));
}

/** Takes away workbenches that nobody has worked on for long, and those of companies that are gone. */
export async function sweepWorkbenches(write: SystemPool, files: ImportFiles): Promise<void> {
  const over = await write.rows(
    { id: text(), reportId: nullable(text()) },
    sql`
      select w.id, w.report_id as "reportId" from workbench w
      where (
        w.touched_at < now() - make_interval(days => ${workbenches.keepDays})
        or not exists (select from orga o where o.platform = w.platform and o.sid = w.orga_sid)
      ) and not exists (
        select from import_report r
        where r.workbench_id = w.id and not r.dry_run and r.state in ('queued', 'running'))`,
  );
  for (const workbench of over) {
    await write.transaction((tx) => dropWorkbench(tx, workbench));
    await removeWorkbenchFile(files, workbench.id);
  }
}
