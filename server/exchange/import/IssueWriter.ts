import { copyRows } from '../../base/database/copyRows.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import type { IssueRow } from './reports/readReport.ts';
import type { Note } from './source/sourceRow.ts';

/** So many are kept of one import: who gets more has another problem than the last of them. */
export const mostIssues = 100_000;

const longestShown = 300;

const columns = [
  'report_id',
  'sheet',
  'row',
  'column',
  'heading',
  'key',
  'value',
  'severity',
  'code',
  'values',
  'suggestion',
];

/** Collects what is wrong with a file and stores it in batches. */
export class IssueWriter {
  /** How many there are, kept or not. */
  count: number;
  /** Faults of a column, which spoil every row below it. */
  columnFaults = 0;
  readonly #reportId: string;
  #waiting: IssueRow[] = [];

  /** @param count of those that were found before and are taken care of */
  constructor(reportId: string, count = 0) {
    this.#reportId = reportId;
    this.count = count;
  }

  note: Note = (issue) => {
    this.count += 1;
    if (issue.severity === 'error' && issue.code.endsWith('-column')) this.columnFaults += 1;
    if (this.count > mostIssues + 1) return;
    this.#waiting.push(this.count > mostIssues ? complete(overflow) : complete(issue));
  };

  /** How many wait to be stored. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async flush(tx: SystemTransaction): Promise<void> {
    if (this.#waiting.length === 0) return;
    const issues = this.#waiting.splice(0);
    await copyRows(
      tx,
      'import_issue',
      columns,
      issues.map((issue) => [
        this.#reportId,
        issue.sheet,
        issue.row,
        issue.column,
        issue.heading,
        issue.key,
        issue.value,
        issue.severity,
        issue.code,
        issue.values,
        issue.suggestion,
      ]),
    );
  }
}

const overflow = { severity: 'warning', code: 'too-many-issues', values: { limit: mostIssues } } as const;

function complete(issue: Parameters<Note>[0]): IssueRow {
  const { values = {}, row = null, severity, code } = issue;
  return {
    row,
    severity,
    code,
    sheet: storable(issue.sheet),
    column: storable(issue.column),
    heading: storable(issue.heading),
    key: storable(issue.key),
    value: storable(issue.value),
    suggestion: storable(issue.suggestion),
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? (storable(value) ?? '') : value,
      ]),
    ),
  };
}

/** As much of a text as is worth showing, without what a database cannot take. */
function storable(text: string | null | undefined): string | null {
  return text?.slice(0, longestShown).replaceAll('\0', '').toWellFormed() ?? null;
}
