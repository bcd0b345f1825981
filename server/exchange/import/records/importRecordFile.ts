import type { SystemPool, SystemTransaction } from '../../../base/database/queries.ts';
import { category } from '../../../../resources/entities/category.ts';
import { etimElements } from '../etim/etimElements.ts';
import { languageOfEtim } from '../etim/readEtim.ts';
import { carryOut } from '../carryOut.ts';
import { withImportFile, type ImportFiles } from '../importFile.ts';
import { IssueWriter } from '../IssueWriter.ts';
import { confirmationOf } from '../needsConfirmation.ts';
import { finishReport } from '../reports/finishReport.ts';
import { showProgress } from '../reports/claimReport.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import { requireRight } from '../requireRight.ts';
import type { Note } from '../source/sourceRow.ts';
import { attributeElements } from '../tree/attributeElements.ts';
import { importCategories } from '../tree/importCategories.ts';
import { readRecordFile, type RecordFile } from './readRecordFile.ts';
import { importRecords, type ImportedRecords } from './importRecords.ts';

interface Needs extends ImportFiles {
  write: SystemPool;
  signal: AbortSignal;
  longestDryRunMs?: number;
}

/**
 * Imports a file of companies, their infos, the offers of a retailer, terms, categories or attributes: record by record, each as a single write of it
 * would be.
 * @throws {FileError | WorkbookError} when the file cannot be imported as a whole
 */
export async function importRecordFile(
  { write, signal, longestDryRunMs, ...files }: Needs,
  report: ReportRow,
): Promise<void> {
  const issues = new IssueWriter(report);
  const file = await withImportFile(files, report, (path) =>
    readRecordFile(write, report, { file: path, note: issues.note, signal }),
  );
  await showProgress(write, report, { stage: 'comparing', read: file.read, failed: file.failed });
  const steps = {
    work: (tx: SystemTransaction) => importRead(tx, report, { file, note: issues.note, signal }),
    end: (tx: SystemTransaction, taken: ImportedRecords) => end(tx, report, { taken, file, issues }),
  };
  await carryOut(write, report, steps, longestDryRunMs);
}

async function importRead(
  tx: SystemTransaction,
  report: ReportRow,
  { file, note, signal }: { file: RecordFile; note: Note; signal: AbortSignal },
): Promise<ImportedRecords> {
  const { table, features } = file;
  if (features) {
    const language = languageOfEtim(report.fileName, report.language);
    const elements = await etimElements(tx, features, { language, note });
    return importRecords(tx, report, { elements, failed: 0, note, signal });
  }
  if (!table) return importRecords(tx, report, { ...file, note, signal });
  if (report.entity === category.name) return importCategories(tx, report, { table, note, signal });
  return importRecords(tx, report, {
    elements: await attributeElements(tx, table.rows),
    failed: 0,
    note,
    signal,
  });
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
