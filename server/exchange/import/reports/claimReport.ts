import type { ImportStage } from '../../../../resources/calls/importReport.ts';
import { yesNo } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { report, reportColumns, type ReportRow } from './reportRow.ts';

/** An import at one of the attempts to run it: an earlier one that still lives has no say any more. */
export type Claim = Pick<ReportRow, 'id' | 'attempts'>;

/** Makes an import the work of this worker; undefined when there is nothing left to do with it. */
export async function claimReport(
  db: SystemQueries,
  id: string,
  worker: string,
): Promise<ReportRow | undefined> {
  const claimed = await db.first(
    report,
    sql`
      update import_report set state = 'running', stage = 'reading', worker = ${worker},
        attempts = attempts + 1, started_at = coalesce(started_at, now()), read = 0, failed = 0, share = 0
      where id = ${id} and state in ('queued', 'running')
      returning ${reportColumns}`,
  );
  if (claimed) await db.run(sql`delete from import_issue where report_id = ${id}`);
  return claimed;
}

/**
 * Gives an import back, to be run again from its beginning; false for one that somebody else has taken up meanwhile, which stays theirs.
 * @param isExcused the attempt ended for a reason that is not its own
 */
export async function releaseReport(
  db: SystemQueries,
  { id, attempts }: Claim,
  isExcused: boolean,
): Promise<boolean> {
  const released = await db.first(
    { isLast: yesNo },
    sql`
    update import_report set excused = excused + ${isExcused ? 1 : 0},
      state = case attempts when ${attempts} then 'queued' else state end,
      stage = case attempts when ${attempts} then 'queued' else stage end
    where id = ${id} and attempts >= ${attempts} and state in ('queued', 'running')
    returning attempts = ${attempts} as "isLast"`,
  );
  return released?.isLast ?? true;
}

/** Shows how far an import is; false when this is no longer its attempt, or it is gone. */
export async function showProgress(
  db: SystemQueries,
  { id, attempts }: Claim,
  progress: { stage: ImportStage; read: number; failed: number; share?: number },
): Promise<boolean> {
  const { stage, read, failed, share = 1 } = progress;
  const shown = await db.run(sql`
    update import_report set stage = ${stage}, read = ${read}, failed = ${failed}, share = ${share}
    where id = ${id} and attempts = ${attempts} and state = 'running'`);
  return shown > 0;
}
