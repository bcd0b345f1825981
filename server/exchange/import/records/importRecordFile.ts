import type { SystemPool, SystemTransaction } from '../../../base/database/queries.ts';
import { carryOut } from '../carryOut.ts';
import { importFile } from '../importFile.ts';
import { IssueWriter } from '../IssueWriter.ts';
import { confirmationOf } from '../needsConfirmation.ts';
import { finishReport } from '../reports/finishReport.ts';
import { showProgress } from '../reports/claimReport.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import { requireRight } from '../requireRight.ts';
import type { Config } from '../../../base/config/config.ts';
import { readRecordFile, type RecordFile } from './readRecordFile.ts';
import { importRecords, type ImportedRecords } from './importRecords.ts';

interface Needs {
  write: SystemPool;
  config: Pick<Config, 'dataDir'>;
  signal: AbortSignal;
  longestDryRunMs?: number;
}

/**
 * Imports a file of companies, their infos, the offers of a retailer or terms: record by record, each as a single write of it
 * would be.
 * @throws {FileError | WorkbookError} when the file cannot be imported as a whole
 */
export async function importRecordFile(
  { write, config, signal, longestDryRunMs }: Needs,
  report: ReportRow,
): Promise<void> {
  const issues = new IssueWriter(report);
  const source = { file: importFile(config, report.id), note: issues.note, signal };
  const file = await readRecordFile(write, report, source);
  await showProgress(write, report, { stage: 'comparing', read: file.read, failed: file.failed });
  const steps = {
    work: (tx: SystemTransaction) => importRecords(tx, report, { ...file, note: issues.note, signal }),
    end: (tx: SystemTransaction, taken: ImportedRecords) => end(tx, report, { taken, file, issues }),
  };
  await carryOut(write, report, steps, longestDryRunMs);
}

async function end(
  tx: SystemTransaction,
  report: ReportRow,
  { taken, file, issues }: { taken: ImportedRecords; file: RecordFile; issues: IssueWriter },
): Promise<void> {
  const { refusal, counts, companies, needsConfirmation, existing, effects } = taken;
  const { deleted } = counts;
  const isFaulty = refusal !== null && refusal !== 'needs-confirmation';
  if (needsConfirmation && !isFaulty)
    issues.note({
      severity: refusal ? 'error' : 'warning',
      code: 'needs-confirmation',
      values: confirmationOf({ deleted, existing, effects }),
    });
  await issues.flush(tx);
  await requireRight(tx, report, companies);
  const nothing = { created: 0, changed: 0, unchanged: 0, deleted: 0 };
  await finishReport(tx, report, {
    ...counts,
    ...(isFaulty && nothing),
    read: file.read,
    dryRun: report.dryRun,
    state: refusal ? 'refused' : 'applied',
    refusal: refusal ?? (needsConfirmation ? 'needs-confirmation' : null),
    sheets: file.sheets,
    issueCount: issues.count,
    searchMark: report.dryRun ? null : taken.searchMark,
    effects,
    companies,
  });
}
