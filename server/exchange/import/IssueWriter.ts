import { copyRows } from '../../base/database/copyRows.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { companyOfFile } from './reports/companyOfFile.ts';
import type { IssueRow } from './reports/readReport.ts';
import type { ReportRow } from './reports/reportRow.ts';
import type { Note } from './source/sourceRow.ts';

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
  'orga_sid',
  'field',
];

type KeptIssue = IssueRow & { orgaSid: string | null; field: string | null };

/** What was found of one kind in one field, however much of it is kept. */
export interface Tallied {
  code: string;
  field: string | null;
  severity: IssueRow['severity'];
  count: number;
  /** Those that are of a row. */
  ofRows: number;
  /** Of the first one. */
  heading: string | null;
  values: IssueRow['values'];
}

/** What was found so far. */
export type Found = Pick<IssueWriter, 'count' | 'tally'>;

/** Collects what is wrong with a file and stores it in batches. */
export class IssueWriter {
  /** How many there are, kept or not. */
  count: number;
  /** Faults of a column, which spoil every row below it. */
  columnFaults = 0;
  readonly tally: Map<string, Tallied>;
  readonly #reportId: string;
  readonly #most: number;
  readonly #orgaSid: string | null;
  #waiting: KeptIssue[] = [];

  /** @param before what was found before and is taken care of */
  constructor(report: Pick<ReportRow, 'id' | 'entity' | 'orgaSid' | 'issuesKept'>, before?: Found) {
    this.#reportId = report.id;
    this.#most = report.issuesKept;
    this.#orgaSid = companyOfFile(report);
    this.count = before?.count ?? 0;
    this.tally = before?.tally ?? new Map();
  }

  note: Note = (issue) => {
    this.count += 1;
    if (issue.severity === 'error' && issue.code.endsWith('-column')) this.columnFaults += 1;
    this.#count(issue);
    if (this.count > this.#most + 1) return;
    this.#waiting.push(complete(this.count > this.#most ? overflowAt(this.#most) : issue));
  };

  #count(issue: Parameters<Note>[0]): void {
    const key = `${issue.severity} ${issue.code} ${issue.field ?? ''}`;
    const tallied = this.tally.get(key);
    const ofRows = issue.row === undefined || issue.row === null ? 0 : 1;
    if (tallied) {
      tallied.count += 1;
      tallied.ofRows += ofRows;
    } else {
      const { code, field, severity, heading, values } = complete(issue);
      this.tally.set(key, { code, field, severity, count: 1, ofRows, heading, values });
    }
  }

  /** Is there more than is kept? */
  get isOverfull(): boolean {
    return this.count > this.#most;
  }

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
        issue.orgaSid ?? this.#orgaSid,
        issue.field,
      ]),
    );
  }
}

/** Who gets more has another problem than the last of them. */
function overflowAt(limit: number): Parameters<Note>[0] {
  return { severity: 'warning', code: 'too-many-issues', values: { limit } };
}

function complete(issue: Parameters<Note>[0]): KeptIssue {
  const { values = {}, row = null, severity, code, orgaSid = null, field = null } = issue;
  return {
    row,
    orgaSid,
    field,
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
