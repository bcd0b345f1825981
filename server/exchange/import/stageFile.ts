import { category } from '../../../resources/entities/category.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { Paced, type Pace } from '../../base/pace.ts';
import { readCatalogue } from './catalogue/readCatalogue.ts';
import { FileError } from './FileError.ts';
import { GroupedRows } from './groups/GroupedRows.ts';
import { judgeGroups } from './groups/judgeGroups.ts';
import { ProductGroups } from './groups/ProductGroups.ts';
import { WordsOfCategories } from './groups/WordsOfCategories.ts';
import { HeadingIndex } from './headings/HeadingIndex.ts';
import { IssueWriter, type Found } from './IssueWriter.ts';
import { judgeRow } from './judgeRow.ts';
import { joinRows } from './merge/joinRows.ts';
import { copyStaged } from './merge/stagingTable.ts';
import { noteFaults } from './noteFaults.ts';
import { readKeptColumns } from './keptColumns/readKeptColumns.ts';
import { readNumberings } from './numbering/readNumberings.ts';
import { showProgress } from './reports/claimReport.ts';
import { rawRows, type RawReading } from './raw/rawRows.ts';
import type { ReportRow } from './reports/reportRow.ts';
import { RowCheck, type StagedRow } from './RowCheck.ts';
import { jsonRows } from './source/jsonRows.ts';
import { rawColumn } from './source/rawColumns.ts';
import { sheetRows } from './source/sheetRows.ts';
import type { Layout, SourceRow } from './source/sourceRow.ts';
import { Superseded } from './Superseded.ts';
import { namesProduct } from './target.ts';
import type { Decisions } from './workbench/openDecisions.ts';

/** A row that says in another language what the row of that number is about. */
export interface JoinedRow {
  sheet: string | null;
  row: number;
  joins: number;
}

/** A file as it was read: its rows are in the staging table, what is wrong with them is stored. */
export interface StagedFile {
  layouts: Layout[];
  /** Rows that became part of another one. */
  joined: JoinedRow[];
  read: number;
  /** What is wrong so far. */
  issues: Found;
  /** Is there a fault that refuses the file whatever the caller allows? */
  isRefused: boolean;
  /** What its groups that are called like no category may be; of a file that lies on a workbench. */
  groups: ReturnType<typeof judgeGroups>;
  /** What a row belongs to of which no column says a category. */
  groupOf: GroupedRows['of'];
  /** What its columns that are read would be called if they were kept instead. */
  readKeys: string[];
  /** Rows that say a category which is none, and are taken without. */
  unplaced: ReadonlySet<number>;
  /** Does whoever keeps the attributes ask for it, and not the company? */
  isProposed: boolean;
}

interface Staging {
  /** Where the file lies; empty where kept values are read in its place. */
  file: string;
  /** Columns whose kept values are read (behaviour B333). */
  readings?: readonly RawReading[] | undefined;
  /** What was decided at the workbench of the file. */
  decisions?: Decisions | undefined;
  table: string;
  pace: Pace;
  signal: AbortSignal;
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
  { file, readings, decisions, table, pace, signal }: Staging,
): Promise<StagedFile> {
  const { platform, orgaSid, language, action, deleteOthers } = report;
  const isList = action !== 'write';
  const known = await readCatalogue(write, platform, orgaSid);
  const catalogue = decisions ? { ...known, mappings: decisions.added(known.mappings) } : known;
  for (const value of decisions?.doubted ?? []) catalogue.references[category.name]?.doubt(value);
  const numberings = decisions && (await readNumberings(write, platform, orgaSid));
  const keptColumns = await readKeptColumns(write, platform, orgaSid);
  const issues = new IssueWriter(report);
  const check = new RowCheck(catalogue, orgaSid, issues.note, decisions !== undefined && !isList);
  const judged = isList ? undefined : await judgeRow(write, platform, orgaSid);
  const layouts: Layout[] = [];
  const joined: JoinedRow[] = [];
  const words = new WordsOfCategories(catalogue);
  const groups = new ProductGroups(catalogue, language);
  const grouped = new GroupedRows(catalogue, language, words);
  const reading = { share: 0 };
  const fileRows = () =>
    report.format !== 'json'
      ? sheetRows(file, {
          references: catalogue.references,
          translations: catalogue.mappings.translations,
          headings: new HeadingIndex(catalogue.attributes, catalogue.mappings.headings),
          language,
          read: decisions?.read,
          numberings,
          keptColumns,
          layouts,
          progress: reading,
          note: issues.note,
        })
      : jsonRows(file, catalogue.attributes, { language, mayBeSids: isList, progress: reading });

  const rows = readings ? rawRows(write, readings, catalogue, language) : fileRows();
  await copyStaged(write, table, checked(rows)).finally(() => decisions?.stop());
  await decisions?.end();
  if (check.joined > 0) {
    const texts = catalogue.attributes.flatMap(({ sid, kind }) => (kind === 'text' ? [sid] : []));
    noteFaults(await joinRows(write, table, texts), { layouts, language }, issues.note);
  }
  await write.transaction((tx) => issues.flush(tx));
  if (check.read === 0) throw new FileError('no-rows');
  if ((deleteOthers || action === 'keep') && check.nameless > 0) throw new FileError('nameless-row');
  return {
    layouts,
    joined,
    groups: judgeGroups(groups, catalogue, words),
    unplaced: check.unplaced,
    groupOf: (sheet, row) => grouped.of(sheet, row),
    read: check.read - check.joined,
    issues,
    isProposed: readings?.some(({ isProposed }) => isProposed) ?? false,
    readKeys: [
      ...(readings ?? []).flatMap(({ key }) => key ?? []),
      ...layouts.flatMap(({ understood }) =>
        understood.flatMap(({ column, heading, field }) =>
          field === null ? [] : rawColumn(heading, column).key,
        ),
      ),
    ],
    isRefused: check.foreign > 0 || (!isList && issues.columnFaults > 0),
  };

  async function* checked(batches: AsyncIterable<SourceRow[]>): AsyncGenerator<StagedRow> {
    let shownAt = performance.now();
    const paced = new Paced(pace, signal);
    for await (const batch of batches) {
      signal.throwIfAborted();
      const left = decisions ? await decisions.left(batch) : batch;
      for (const read of left) {
        const row = grouped.take(read);
        if (decisions && !isList) groups.take(row);
        const staged = check.check(isList ? keyOf(row) : row);
        if (staged?.joins) joined.push({ sheet: row.sheet, row: row.row, joins: staged.joins });
        if (staged) yield judged ? { ...staged, quality: judged(staged) } : staged;
      }
      if (issues.waiting >= issuesAtATime) await write.transaction((tx) => issues.flush(tx));
      await paced.rest();
      if (performance.now() - shownAt < progressEveryMs) continue;
      shownAt = performance.now();
      const { read, failed } = check;
      const progress = { stage: 'reading', read, failed, share: reading.share } as const;
      if (!(await showProgress(write, report, progress))) throw new Superseded();
    }
  }
}

/** Of a row in a list of what to keep or to remove only matters which product it names. */
function keyOf(row: SourceRow): SourceRow {
  return { ...row, cells: row.cells.filter(({ target }) => namesProduct(target)), isLone: false, issues: [] };
}
