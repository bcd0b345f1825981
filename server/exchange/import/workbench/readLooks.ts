import type { ScopedQueries } from '../../../base/database/queries.ts';
import { notFound } from '../../../base/problems.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { readReport, type SeenReport } from '../reports/readReport.ts';
import { isDone } from '../reports/watchReport.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

/** The newest look at the file of a workbench, and its newest run. */
export interface Looks {
  report: SeenReport;
  run: SeenReport | undefined;
}

/** Throws 404 where the workbench was dropped in between. */
export async function readLooks(
  db: ScopedQueries,
  scope: Scope,
  { reportId, runId }: Pick<WorkbenchRow, 'reportId' | 'runId'>,
): Promise<Looks> {
  const report = reportId === null ? undefined : await readReport(db, scope, reportId);
  if (!report) throw notFound();
  if (runId === null || runId === reportId) return { report, run: runId === null ? undefined : report };
  return { report, run: await readReport(db, scope, runId) };
}

/** Does a run write at this moment? Then nothing else is done with its workbench. */
export function isRunning({ run }: Looks): boolean {
  return run !== undefined && !isDone(run);
}
