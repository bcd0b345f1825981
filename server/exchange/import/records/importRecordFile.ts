import type { SystemPool, SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { raiseContentVersion } from '../../../records/contentVersion.ts';
import { importFile } from '../importFile.ts';
import { IssueWriter } from '../IssueWriter.ts';
import { keepPreview, writtenChange, type ReadChange } from '../reports/keepPreview.ts';
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
}

/** What a rehearsal found, thrown so that nothing of it stays. */
class Rehearsed extends Error {
  readonly taken: ImportedRecords;
  readonly preview: readonly ReadChange[];

  constructor(taken: ImportedRecords, preview: readonly ReadChange[]) {
    super('The rehearsal is over.');
    this.taken = taken;
    this.preview = preview;
  }
}

/**
 * Imports a file of companies, their infos or the offers of a retailer: record by record, each as a single write of it
 * would be, in one transaction; a dry run, or a file that is refused, does the same and then nothing of it.
 * @throws {FileError} when the file cannot be imported as a whole
 */
export async function importRecordFile({ write, config, signal }: Needs, report: ReportRow): Promise<void> {
  const elements = await readElements(importFile(config, report.id), signal);
  await showProgress(write, report, { stage: 'comparing', read: elements.length, failed: 0 });
  const issues = new IssueWriter(report);
  try {
    await write.transaction(async (tx) => {
      const taken = await importRecords(tx, report, { elements, note: issues.note, signal });
      if (report.dryRun || taken.refusal) {
        const preview = taken.refusal ? [] : await readWritten(tx, report.id);
        throw new Rehearsed(taken, preview);
      }
      await end(tx, report, { taken, elements, issues });
      if (taken.isWritten) await raiseContentVersion(tx, report.platform);
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
    await write.transaction(async (tx) => {
      await keepPreview(tx, report.id, error.preview);
      await end(tx, report, { taken: error.taken, elements, issues });
    });
  }
}

async function readWritten(tx: SystemTransaction, reportId: string): Promise<ReadChange[]> {
  return tx.rows(
    writtenChange,
    sql`select entity, key, kind, before, after from change where report_id = ${reportId} order by id`,
  );
}

async function end(
  tx: SystemTransaction,
  report: ReportRow,
  { taken, elements, issues }: { taken: ImportedRecords; elements: readonly Row[]; issues: IssueWriter },
): Promise<void> {
  const { refusal, counts, companies, needsConfirmation, existing, searchMark } = taken;
  const { deleted } = counts;
  const isFaulty = refusal !== null && refusal !== 'needs-confirmation';
  if (needsConfirmation && !isFaulty)
    issues.note({
      severity: refusal ? 'error' : 'warning',
      code: 'needs-confirmation',
      values: { deleted, existing },
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
    searchMark,
    companies,
  });
}
