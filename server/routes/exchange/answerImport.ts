import type { FastifyReply } from 'fastify';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import { imports } from '../../../resources/limits.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { describeReport } from '../../exchange/import/reports/describeReport.ts';
import { readIssues, type SeenReport } from '../../exchange/import/reports/readReport.ts';
import type { ReportRow } from '../../exchange/import/reports/reportRow.ts';
import { HttpProblem } from '../../base/problems.ts';
import { pointerOf } from '../../http/pointerOf.ts';

/**
 * The report of an import that is done, with the header `Import-Report` where it needs attention.
 * Throws 403, 409, 412, 422 or 500 with the report in it for one of which nothing was written.
 * @param scope within which the report was read
 */
export async function answerImport(
  db: ScopedQueries,
  scope: Scope,
  row: SeenReport,
  language: Language,
  reply: FastifyReply,
): Promise<ImportReport> {
  const report = await describeReport(db, scope, row, language);
  const line = report.headline;
  const headers: Record<string, string> = line === null ? {} : { 'import-report': encodeURIComponent(line) };
  if (row.state !== 'refused' && row.state !== 'failed') {
    void reply.headers(headers);
    return report;
  }
  const [status, code] = problemOf(row);
  throw new HttpProblem(status, code, {
    ...(line !== null && { detail: line }),
    headers,
    members: { report, ...(row.refusal === 'stale' && { current: await currentVersion(db, scope, row) }) },
    errors: report.issues.map(({ sheet, row: number, column, code: issue, message }) => ({
      path: [sheet, number, column].filter((part) => part !== null).join(' '),
      pointer: pointerIn(sheet, number, column),
      code: issue,
      message,
    })),
  });
}

/** The version that the record had which is not the one expected; null where there was none. */
async function currentVersion(
  db: ScopedQueries,
  scope: Scope,
  { id }: ReportRow,
): Promise<string | number | null> {
  const issues = await readIssues(db, scope, id, [0, imports.firstIssues - 1]);
  return issues.find(({ code }) => code === 'stale-row')?.values.version ?? null;
}

/** Into a file of JSON, of which the element and the place in it are known; of a table, whose cells it cannot name, the whole. */
function pointerIn(sheet: string | null, number: number | null, column: string | null): string {
  return sheet === null && number !== null ? `/${number - 1}${pointerOf(column ?? '')}` : '';
}

function problemOf({ state, refusal }: ReportRow): [status: number, code: string] {
  if (state === 'failed') return [500, 'import-failed'];
  if (refusal === 'foreign-company') return [403, 'forbidden'];
  if (refusal === 'stale') return [412, 'stale'];
  return refusal === 'needs-confirmation' ? [409, 'needs-confirmation'] : [422, 'import-refused'];
}
