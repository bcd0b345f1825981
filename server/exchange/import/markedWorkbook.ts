import type { Readable } from 'node:stream';
import type { Language } from '../../../resources/language/languages.ts';
import { platform } from '../../../resources/platform/platforms.ts';
import type { PlatformGroupKey } from '../../../resources/platform/platformGroups.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { borrowImportFile, type ImportFiles } from './importFile.ts';
import { firstHeadings } from './reports/firstHeadings.ts';
import { issueText, summaryText } from './reports/issueText.ts';
import { readIssues, type IssueRow } from './reports/readReport.ts';
import type { ReportRow } from './reports/reportRow.ts';
import { columnOf } from '../../base/workbook/cellReference.ts';
import { markedSheet, type RowRemark } from '../../base/workbook/written/markedSheet.ts';
import { openTable } from './formats/openTable.ts';
import { spreadTable } from './spreadTable.ts';
import type { TableReader } from '../../base/workbook/tableReader.ts';
import { workbookStream } from '../../base/workbook/written/writeWorkbook.ts';

/**
 * The uploaded workbook once more, with its faulty cells marked and explained, ready to be corrected and uploaded
 * again. Undefined when there is none that could be read.
 * @param scope within which the report was read
 * @param read what is to be handed back in the place of the file as it was uploaded
 */
export async function markedWorkbook(
  db: ScopedQueries,
  scope: Scope,
  report: ReportRow,
  { language, ...files }: ImportFiles & { language: Language },
  read: (workbook: TableReader) => TableReader = (workbook) => workbook,
): Promise<Readable | undefined> {
  const isRead = report.sheets.length > 0 && report.refusal !== 'no-headings';
  if (report.format === 'json' || !isRead) return undefined;
  const file = await borrowImportFile(files, report);
  if (!file) return undefined;
  try {
    const issues = await readIssues(db, scope, report.id, [0, report.issueCount]);
    const remarks = remarksByRow(issues, language, platform(report.platform).group);
    const workbook = read(spreadTable(await openTable(file.path), report.sheets));
    const stream = workbookStream(sheetsOf(workbook, report, { language, remarks }));
    return stream.once('close', () => {
      workbook.close();
      void file.release();
    });
  } catch (error) {
    await file.release();
    throw error;
  }
}

function sheetsOf(
  workbook: TableReader,
  { sheets }: Pick<ReportRow, 'sheets'>,
  { language, remarks }: { language: Language; remarks: ReadonlyMap<string, RowRemark[]> },
) {
  return [...firstHeadings(sheets)].map(([name, headerRow]) => {
    const tables = sheets.filter((sheet) => sheet.name === name);
    const lastColumn = Math.max(...tables.map((table) => table.lastColumn));
    return markedSheet({
      name,
      headerRow,
      rows: rowsOf(workbook, name, lastColumn),
      remarksColumn: lastColumn + 1,
      remarksHeading: summaryText(language, 'remarks'),
      remarksOf: (row) => remarks.get(`${name} ${row}`) ?? [],
    });
  });
}

/** Cells behind the last column are remarks of ours from the last time. */
async function* rowsOf(workbook: TableReader, name: string, lastColumn: number) {
  const sheet = workbook.sheets.find((each) => each.name === name);
  if (!sheet) return;
  for await (const batch of workbook.rows(sheet))
    yield batch.map((row) => ({ ...row, cells: row.cells.filter(({ column }) => column <= lastColumn) }));
}

function remarksByRow(
  issues: readonly IssueRow[],
  language: Language,
  group: PlatformGroupKey,
): Map<string, RowRemark[]> {
  const remarks = new Map<string, RowRemark[]>();
  for (const issue of issues) {
    const { sheet, row, column, severity } = issue;
    if (sheet === null || row === null) continue;
    const remark: RowRemark = { severity, message: issueText(language, group, issue) };
    if (column) remark.column = columnNumber(column);
    const key = `${sheet} ${row}`;
    const same = remarks.get(key);
    if (same) same.push(remark);
    else remarks.set(key, [remark]);
  }
  return remarks;
}

/** `AB` to 28. */
function columnNumber(letters: string): number {
  const reference = Buffer.from(`${letters}1`);
  return columnOf(reference, 0, reference.length);
}
