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
import type { Row } from '../../../../resources/shape.ts';
import { readElements } from './readElements.ts';
import { importRecords, type ImportedRecords } from './importRecords.ts';

interface Needs {
  write: SystemPool;
  config: Pick<Config, 'dataDir'>;
  signal: AbortSignal;
  longestDryRunMs?: number;
}

/**
 * Imports a file of companies, their infos or the offers of a retailer: record by record, each as a single write of it
 * would be.
 * @throws {FileError} when the file cannot be imported as a whole
 */
export async function importRecordFile(
  { write, config, signal, longestDryRunMs }: Needs,
  report: ReportRow,
): Promise<void> {
  const elements = await readElements(importFile(config, report.id), signal);
  await showProgress(write, report, { stage: 'comparing', read: elements.length, failed: 0 });
  const issues = new IssueWriter(report);
  const steps = {
    work: (tx: SystemTransaction) => importRecords(tx, report, { elements, note: issues.note, signal }),
    end: (tx: SystemTransaction, taken: ImportedRecords) => end(tx, report, { taken, elements, issues }),
  };
  await carryOut(write, report, steps, longestDryRunMs);
}

async function end(
  tx: SystemTransaction,
  report: ReportRow,
  { taken, elements, issues }: { taken: ImportedRecords; elements: readonly Row[]; issues: IssueWriter },
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
    read: elements.length,
    dryRun: report.dryRun,
    state: refusal ? 'refused' : 'applied',
    refusal: refusal ?? (needsConfirmation ? 'needs-confirmation' : null),
    sheets: [],
    issueCount: issues.count,
    searchMark: report.dryRun ? null : taken.searchMark,
    effects,
    companies,
  });
}
