import { access } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Language } from '../../../resources/languages.ts';
import { platform } from '../../../resources/platforms.ts';
import type { PlatformGroupKey } from '../../../resources/platformGroups.ts';
import type { Config } from '../../base/config/config.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { importFile } from './importFile.ts';
import { issueText, summaryText } from './reports/issueText.ts';
import { readIssues, type IssueRow } from './reports/readReport.ts';
import type { ReportRow } from './reports/reportRow.ts';
import { columnOf } from '../../base/workbook/cellReference.ts';
import { markedSheet, type RowRemark } from '../../base/workbook/markedSheet.ts';
import { openTable } from '../../base/workbook/openTable.ts';
import type { TableReader } from '../../base/workbook/tableReader.ts';
import { workbookStream } from '../../base/workbook/writeWorkbook.ts';

/**
 * The uploaded workbook once more, with its faulty cells marked and explained, ready to be corrected and uploaded
 * again. Undefined when there is none that could be read.
 * @param scope within which the report was read
 */
export async function markedWorkbook(
  db: ScopedQueries,
  scope: Scope,
  report: ReportRow,
  { config, language }: { config: Pick<Config, 'dataDir'>; language: Language },
): Promise<Readable | undefined> {
  const file = importFile(config, report.id);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  const isRead = report.sheets.length > 0 && report.refusal !== 'no-headings';
  if (report.format === 'json' || !isRead || !isThere) return undefined;
  const issues = await readIssues(db, scope, report.id, [0, report.issueCount]);
  const remarks = remarksByRow(issues, language, platform(report.platform).group);
  const workbook = await openTable(file);
  const sheets = report.sheets.map(({ name, headerRow, lastColumn }) =>
    markedSheet({
      name,
      headerRow,
      rows: rowsOf(workbook, name, lastColumn),
      remarksColumn: lastColumn + 1,
      remarksHeading: summaryText(language, 'remarks'),
      remarksOf: (row) => remarks.get(`${name} ${row}`) ?? [],
    }),
  );
  return workbookStream(sheets).once('close', () => workbook.close());
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
