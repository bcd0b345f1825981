import type { SystemPool } from '../../base/database/queries.ts';
import { readCatalogue } from './catalogue/readCatalogue.ts';
import { FileError } from './FileError.ts';
import { HeadingIndex } from './headings/HeadingIndex.ts';
import { IssueWriter } from './IssueWriter.ts';
import { joinRows } from './merge/joinRows.ts';
import { copyStaged } from './merge/stagingTable.ts';
import { noteFaults } from './noteFaults.ts';
import { showProgress } from './reports/claimReport.ts';
import type { ReportRow } from './reports/reportRow.ts';
import { RowCheck, type StagedRow } from './RowCheck.ts';
import { jsonRows } from './source/jsonRows.ts';
import { sheetRows } from './source/sheetRows.ts';
import type { Layout, SourceRow } from './source/sourceRow.ts';
import { namesProduct } from './target.ts';

/** A file as it was read: its rows are in the staging table, what is wrong with them is stored. */
export interface StagedFile {
  layouts: Layout[];
  read: number;
  issueCount: number;
  /** Is there a fault that refuses the file whatever the caller allows? */
  isRefused: boolean;
}

const progressEveryMs = 500;
const issuesAtATime = 500;

/**
 * Reads a file, checks every row and stages them all.
 * @throws {FileError | WorkbookError} when the file cannot be imported as a whole
 */
export async function stageFile(
  write: SystemPool,
  report: ReportRow,
  { file, table, signal }: { file: string; table: string; signal: AbortSignal },
): Promise<StagedFile> {
  const { platform, orgaSid, language, action, deleteOthers } = report;
  const isList = action !== 'write';
  const catalogue = await readCatalogue(write, platform, orgaSid);
  const issues = new IssueWriter(report);
  const check = new RowCheck(catalogue, orgaSid, issues.note);
  const layouts: Layout[] = [];
  const reading = { share: 0 };
  const rows =
    report.format !== 'json'
      ? sheetRows(file, {
          headings: new HeadingIndex(catalogue.attributes, catalogue.mappings.headings),
          language,
          layouts,
          progress: reading,
          note: issues.note,
        })
      : jsonRows(file, catalogue.attributes, { language, mayBeSids: isList, progress: reading });

  await copyStaged(write, table, checked(rows));
  if (check.joined > 0) {
    const words = catalogue.attributes.flatMap(({ sid, kind }) => (kind === 'text' ? [sid] : []));
    noteFaults(await joinRows(write, table, words), layouts, language, issues.note);
  }
  await write.transaction((tx) => issues.flush(tx));
  if (check.read === 0) throw new FileError('no-rows');
  if ((deleteOthers || action === 'keep') && check.nameless > 0) throw new FileError('nameless-row');
  return {
    layouts,
    read: check.read - check.joined,
    issueCount: issues.count,
    isRefused: check.foreign > 0 || (!isList && issues.columnFaults > 0),
  };

  async function* checked(batches: AsyncIterable<SourceRow[]>): AsyncGenerator<StagedRow> {
    let shownAt = performance.now();
    for await (const batch of batches) {
      signal.throwIfAborted();
      for (const row of batch) {
        const staged = check.check(isList ? keyOf(row) : row);
        if (staged) yield staged;
      }
      if (issues.waiting >= issuesAtATime) await write.transaction((tx) => issues.flush(tx));
      if (performance.now() - shownAt < progressEveryMs) continue;
      shownAt = performance.now();
      const { read, failed } = check;
      await showProgress(write, report, { stage: 'reading', read, failed, share: reading.share });
    }
  }
}

/** Of a row in a list of what to keep or to remove only matters which product it names. */
function keyOf(row: SourceRow): SourceRow {
  return { ...row, cells: row.cells.filter(({ target }) => namesProduct(target)), isLone: false, issues: [] };
}
