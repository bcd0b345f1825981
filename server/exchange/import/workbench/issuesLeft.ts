import { sql, type Sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { where } from '../../../records/access/where.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

/**
 * What the newest look at a workbench of the scope found, as a table `i` of issues: what is said of rows that a run has
 * taken is over.
 */
export function issuesLeft(scope: Scope, { id, reportId, runId }: WorkbenchRow): Sql<true> {
  const ofTaken = sql`
    select from workbench_row t
    where t.workbench_id = ${id} and t.sheet = coalesce(i.sheet, '') and t."row" = i."row" and t.taken_by is not null`;
  const isLeft = runId === null ? sql`true` : sql`not exists (${ofTaken})`;
  return sql`(
    select i.* from import_issue i
    where i.report_id = ${reportId} and ${isLeft}
      and exists (select from workbench w where w.id = ${id} and ${where(scope, 'w')}))`;
}
