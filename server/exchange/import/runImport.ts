import { setTimeout as wait } from 'node:timers/promises';
import { rawValues } from '../../../resources/limits.ts';
import { entityNamed } from '../../../resources/registry.ts';
import type { Database } from '../../base/database/connect.ts';
import type { SystemPool, SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { TookTooLong } from '../../base/database/TookTooLong.ts';
import { budgetOf } from '../../catalogue/budgets/budgetOf.ts';
import type { Config } from '../../base/config/config.ts';
import { carryOut } from './carryOut.ts';
import { dropUselessFile } from './dropFiles.ts';
import { FileError } from './FileError.ts';
import { isPassing, isSlowToPass } from './isPassing.ts';
import { withImportFile, type ImportFiles } from './importFile.ts';
import { takeGroups } from './groups/takeGroups.ts';
import { IssueWriter } from './IssueWriter.ts';
import { MissingFile } from './MissingFile.ts';
import { mergeProducts, type Merged } from './merge/mergeProducts.ts';
import { createStaging, dropStaging, stagingTable } from './merge/stagingTable.ts';
import { isOutdated } from './merge/writeProducts.ts';
import { confirmationOf } from './needsConfirmation.ts';
import type { MergeFault } from './merge/findFaults.ts';
import { noteFaults } from './noteFaults.ts';
import { readingsOf } from './raw/rawRows.ts';
import { authorOf } from './reports/authorOf.ts';
import { claimReport, releaseReport, showProgress } from './reports/claimReport.ts';
import { markSearchable } from './reports/markSearchable.ts';
import { finishReport } from './reports/finishReport.ts';
import type { ReadSheet, ReportRow } from './reports/reportRow.ts';
import { untilOthersEnd } from './reports/untilOthersEnd.ts';
import { requireRight } from './requireRight.ts';
import type { Note } from './source/sourceRow.ts';
import { stageFile, type StagedFile } from './stageFile.ts';
import { importRecordFile } from './records/importRecordFile.ts';
import { keepColumns } from './keptColumns/keepColumns.ts';
import { keepNumberings } from './numbering/keepNumberings.ts';
import { keepSheets } from './workbench/keepSheets.ts';
import { keepTally } from './workbench/keepTally.ts';
import { openDecisions } from './workbench/openDecisions.ts';
import { takeRows } from './workbench/takeRows.ts';
import { WorkbookError } from '../../base/workbook/WorkbookError.ts';

/** What an import is run with. */
export interface ImportRun extends ImportFiles {
  config: Pick<Config, 'dataDir' | 'budgets' | 'importPace'>;
  database: Pick<Database, 'write'>;
  /** Name of the process; see `workerLock`. */
  worker: string;
  signal: AbortSignal;
  onFailure(error: unknown): void;
  /** How long a dry run may take; as `rehearsalMs` says unless told otherwise. */
  longestDryRunMs?: number;
  /** How long it rests when there is no room, or no store; half a minute unless told otherwise. */
  pauseAtFullMs?: number;
  /** For how long its file may be missing before that counts; five minutes unless told otherwise. */
  secondsToBeFound?: number;
}

/** A worker that dies of an import takes no other one with it more often than this. */
const mostAttempts = 5;
/** Comparisons that somebody else's write outdated are made again this often. */
const mostComparisons = 4;
const pauseAfterFailureMs = 1000;
const pauseAtFullMs = 30_000;
/** So long a file may be missing: until then one of the workers will see the store that others see. */
const secondsToBeFound = 300;
const nothing = { read: 0, created: 0, changed: 0, unchanged: 0, deleted: 0, failed: 0 };

/**
 * Runs an accepted import: reads and checks its file, compares it with what is stored, and writes what differs in
 * one transaction, or nothing. What it ends with is in its report. It may be run again at any moment: one that is
 * done is left alone, one that broke off starts anew.
 * Throws only for what is worth another try: the database is away, or the worker is asked to stop.
 */
export async function runImport(run: ImportRun, id: string): Promise<void> {
  const report = await claimReport(run.database.write, id, run.worker);
  if (!report) return;
  try {
    if (report.attempts - report.excused > mostAttempts) await end(run, report, 'failed', 'gave-up');
    else if (entityNamed(report.entity).files?.areTables) await importProducts(run, report);
    else await importRecordFile({ ...run, write: run.database.write }, report);
  } catch (error) {
    await settle(run, report, error);
  }
  // One that changed nothing is found already, and the worker looks for such again.
  if (!report.dryRun) await markSearchable(run.database.write).catch(run.onFailure);
  await dropUselessFile(run.database.write, run, id);
}

async function importProducts(run: ImportRun, report: ReportRow): Promise<void> {
  const { write } = run.database;
  const table = stagingTable(report);
  for (let attempts = 1; attempts < report.attempts; attempts += 1)
    await dropStaging(write, stagingTable({ id: report.id, attempts }));
  await createStaging(write, table);
  try {
    const readings = await readingsOf(write, report.id);
    const stageOnce = async (file: string) => {
      const { workbenchId } = report;
      const decisions = workbenchId === null ? undefined : await openDecisions(write, workbenchId);
      const pace = run.config.importPace;
      return stageFile(write, report, { file, readings, decisions, table, pace, signal: run.signal });
    };
    const stage = async (file: string) => {
      const first = await stageOnce(file);
      if (!report.dryRun || report.workbenchId === null) return first;
      if (!(await takeGroups(write, report, first.groups))) return first;
      // What its groups surely are is decided now: it is judged with that.
      await write.run(sql`delete from import_issue where report_id = ${report.id}`);
      await createStaging(write, table);
      return stageOnce(file);
    };
    const staged = readings ? await stage('') : await withImportFile(run, report, stage);
    await showProgress(write, report, { stage: 'comparing', read: staged.read, failed: 0 });
    for (let comparison = 1; ; comparison += 1) {
      run.signal.throwIfAborted();
      try {
        const work = (tx: SystemTransaction) => merge(tx, run, report, staged, table);
        const end = (tx: SystemTransaction, merged: Merged) =>
          endMerge(tx, report, { staged, merged, table });
        return await carryOut(write, report, { work, end }, run.longestDryRunMs);
      } catch (error) {
        if (comparison === mostComparisons || !isOutdated(error)) throw error;
      }
    }
  } finally {
    // What is left here is swept up later.
    await dropStaging(write, table).catch(run.onFailure);
  }
}

async function merge(
  tx: SystemTransaction,
  { config }: ImportRun,
  report: ReportRow,
  { isRefused, readKeys }: StagedFile,
  table: string,
): Promise<Merged> {
  const { platform: dataset, orgaSid, action, dryRun, deleteOthers, skipInvalid, confirmed } = report;
  const budget = await budgetOf(tx, { dataset, orgaSid }, config.budgets);
  return mergeProducts(tx, {
    author: { ...authorOf(report), reportId: report.id },
    dataset,
    orgaSid,
    table,
    action,
    dryRun,
    deleteOthers,
    skipInvalid,
    confirmed,
    isRefused,
    mayLackCategory: report.workbenchId !== null && report.format !== 'json',
    raw: { most: budget.rawValues, readKeys },
  });
}

async function endMerge(
  tx: SystemTransaction,
  report: ReportRow,
  { staged, merged, table }: { staged: StagedFile; merged: Merged; table: string },
): Promise<void> {
  const { layouts, read, joined } = staged;
  const { orgaSid, dryRun, language } = report;
  const issues = new IssueWriter(report, staged.issues);
  // Of a file on a workbench somebody can say at once what all products of a sheet are.
  const groupOf: StagedFile['groupOf'] = (...place) => {
    const group = staged.groupOf(...place);
    return group?.isSheet && report.workbenchId === null ? undefined : group;
  };
  // What such a row says of its category was told where it was read.
  const isTold = ({ number, code, severity }: MergeFault) =>
    code === 'required' && severity === 'warning' && staged.unplaced.has(number);
  noteFaults(
    merged.faults.filter((fault) => !isTold(fault)),
    { layouts, language, groupOf },
    issues.note,
  );
  noteRaw(merged.raw, issues.note);
  const { refusal, failed, deleted, existing, effects } = merged;
  if (merged.needsConfirmation && refusal !== 'faulty-rows') {
    const severity = refusal ? 'error' : 'warning';
    issues.note({
      severity,
      code: 'needs-confirmation',
      values: confirmationOf({ deleted, existing, effects }),
    });
  }
  await issues.flush(tx);
  await requireRight(tx, report, [orgaSid], staged.isProposed);
  const sheets = layouts.map(({ columns: _, number: __, taken: ___, ...sheet }) => sheet);
  const counts = refusal === 'faulty-rows' ? { ...nothing, failed } : countsOf(merged);
  await finishReport(tx, report, {
    ...counts,
    dryRun,
    read: read - merged.faults.filter(({ code }) => code === 'title-row').length,
    refusal: refusal ?? (merged.needsConfirmation ? 'needs-confirmation' : null),
    issueCount: issues.count,
    searchMark: dryRun ? null : merged.searchMark,
    withoutCategory: merged.withoutCategory,
    effects,
    state: refusal ? 'refused' : 'applied',
    sheets,
  });
  const { id: reportId, workbenchId, action } = report;
  const isWritten = !dryRun && refusal === null;
  if (isWritten && action === 'write') await keepColumns(tx, report, layouts);
  if (workbenchId === null) return;
  await keepSheets(tx, workbenchId, sheets);
  await keepTally(tx, workbenchId, issues);
  if (!isWritten) return;
  await keepNumberings(tx, report, layouts);
  await takeRows(tx, { workbenchId, reportId, table, joined });
}

/** Values that are neither read nor kept are told. */
function noteRaw(raw: Merged['raw'], note: Note): void {
  const severity = 'warning';
  if (raw?.tooLong)
    note({ severity, code: 'raw-values-long', values: { count: raw.tooLong, most: rawValues.longest } });
  if (raw?.tooMany) note({ severity, code: 'raw-values-full', values: { count: raw.tooMany } });
}

function countsOf({ created, changed, unchanged, deleted, failed }: Merged) {
  return { created, changed, unchanged, deleted, failed };
}

async function settle(run: ImportRun, report: ReportRow, error: unknown): Promise<void> {
  const { write } = run.database;
  if (await isGone(write, report)) return;
  if (error instanceof TookTooLong)
    return end(run, report, 'refused', 'rehearsal-too-long', { minutes: Math.ceil(error.seconds / 60) });
  if (error instanceof FileError || error instanceof WorkbookError)
    return end(run, report, 'refused', error.code, error.details, 'sheets' in error ? error.sheets : []);
  const isMissing = error instanceof MissingFile;
  const mayBeFound = isMissing && (report.seconds ?? 0) < (run.secondsToBeFound ?? secondsToBeFound);
  const isExcused =
    run.signal.aborted || isPassing(error) || mayBeFound || (await isOvertaken(write, report));
  if (isExcused || isMissing) {
    const isLast = await giveBack(run, report, {
      isExcused,
      pauseMs: isSlowToPass(error) ? (run.pauseAtFullMs ?? pauseAtFullMs) : pauseAfterFailureMs,
    });
    if (!isLast && (await untilOthersEnd(write, report, run.signal))) return;
    throw error;
  }
  run.onFailure(error);
  await end(run, report, 'failed', 'failed');
}

/**
 * Once that can be written: an outage is not held against the import (behaviour B668). False when somebody else has taken it up
 * meanwhile.
 */
async function giveBack(
  { database, signal, onFailure }: ImportRun,
  report: ReportRow,
  { isExcused, pauseMs }: { isExcused: boolean; pauseMs: number },
): Promise<boolean> {
  if (!signal.aborted) await wait(pauseMs, undefined, { signal }).catch(() => {});
  for (;;) {
    try {
      return await releaseReport(database.write, report, isExcused);
    } catch (error) {
      if (signal.aborted || !isPassing(error)) {
        onFailure(error);
        return true;
      }
      await wait(pauseAfterFailureMs, undefined, { signal }).catch(() => {});
    }
  }
}

/** Is there nobody any more to whom it matters? A dry run of a workbench ends with the next one. */
async function isGone(write: SystemPool, { id, workbenchId }: ReportRow): Promise<boolean> {
  if (workbenchId === null) return false;
  const isThere = await write.has(sql`select from import_report where id = ${id}`).catch(() => true);
  if (!isThere) await write.run(sql`delete from import_issue where report_id = ${id}`);
  return !isThere;
}

/** Has another worker taken it up, to whom this one seemed to be gone? Both live: none of them died of it. */
async function isOvertaken(write: SystemPool, { id, attempts }: ReportRow): Promise<boolean> {
  return write
    .has(sql`select from import_report where id = ${id} and attempts > ${attempts}`)
    .catch(() => false);
}

/** Ends an import of which nothing was written, for a reason that is of the whole file. */
async function end(
  { database }: ImportRun,
  report: ReportRow,
  state: 'refused' | 'failed',
  refusal: string,
  details: Readonly<Record<string, string | number>> = {},
  sheets: readonly ReadSheet[] = [],
): Promise<void> {
  await database.write.transaction(async (tx) => {
    // Rows that came before the fault are no part of a usable file.
    await tx.run(sql`delete from import_issue where report_id = ${report.id}`);
    const issues = new IssueWriter(report);
    if (state === 'refused') issues.note({ severity: 'error', code: refusal, values: { ...details } });
    await issues.flush(tx);
    await finishReport(tx, report, {
      ...nothing,
      dryRun: report.dryRun,
      state,
      refusal,
      sheets,
      issueCount: issues.count,
      searchMark: null,
    });
    if (report.workbenchId === null) return;
    await keepSheets(tx, report.workbenchId, sheets);
    await keepTally(tx, report.workbenchId, issues);
  });
}
