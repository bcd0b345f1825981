import type { Workbench } from '../../../../resources/calls/workbenchAnswers.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { platform } from '../../../../resources/platform/platforms.ts';
import { integer, yesNo } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { where } from '../../../records/access/where.ts';
import { summaryOf } from '../reports/describeReport.ts';
import { headline } from '../reports/headline.ts';
import { issueText } from '../reports/issueText.ts';
import { readIssues } from '../reports/readReport.ts';
import { isDone } from '../reports/watchReport.ts';
import { expiryOf } from './beginWorkbench.ts';
import { readCauses } from './readCauses.ts';
import { countOpenColumns } from './readLayouts.ts';
import { isRunning, readLooks, type Looks } from './readLooks.ts';
import { countOpenValues } from './readOpenValues.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

/** A workbench in the words of the API, in the reader's language. */
export async function describeWorkbench(
  db: ScopedQueries,
  scope: Scope,
  workbench: WorkbenchRow,
  language: Language,
): Promise<Workbench> {
  const looks = await readLooks(db, scope, workbench);
  const { report, run } = looks;
  const { group } = platform(workbench.platform);
  const { taken, isEmpty } = await readTakenCount(db, scope, workbench);
  const [first] = await readIssues(db, scope, report.id, [0, 0]);
  const causes = await readCauses(db, scope, workbench, { language, group });
  const isDry = report.dryRun && report.state === 'applied';
  return {
    id: workbench.id,
    version: workbench.version,
    state: stateOf(looks, isEmpty),
    createdAt: workbench.createdAt.toISOString(),
    expiresAt: expiryOf(workbench.touchedAt).toISOString(),
    platform: workbench.platform,
    orgaSid: workbench.orgaSid,
    fileName: workbench.fileName,
    deleteOthers: workbench.deleteOthers,
    report: summaryOf(report),
    headline: headline(report, first && issueText(language, group, first), language) ?? null,
    run: run ? summaryOf(run) : null,
    taken,
    good: isDry ? report.created + report.changed + report.unchanged : 0,
    faulty: report.failed,
    withoutCategory: isDry ? report.withoutCategory : 0,
    open: {
      columns: countOpenColumns(workbench, language),
      values: await countOpenValues(db, scope, workbench),
      causes: causes.filter(({ stops }) => stops !== 'nothing').length,
    },
    confirm: report.refusal === 'needs-confirmation' ? report.deleted + report.lostByOthers : null,
  };
}

function stateOf(looks: Looks, isEmpty: boolean): Workbench['state'] {
  if (isRunning(looks)) return 'running';
  if (!isDone(looks.report)) return 'reading';
  return isEmpty ? 'done' : 'ready';
}

/** How many products its runs have taken that were not undone, and whether nothing of the file is left. */
async function readTakenCount(
  db: ScopedQueries,
  scope: Scope,
  { id, runId, rowsAreKept }: WorkbenchRow,
): Promise<{ taken: number; isEmpty: boolean }> {
  if (runId === null) return { taken: 0, isEmpty: false };
  const { taken, isLeft } = await db.one(
    { taken: integer, isLeft: yesNo },
    sql`
      select
        coalesce(sum(r.created + r.changed + r.unchanged - r.without_category), 0)::bigint as taken,
        exists (select from workbench_row o where o.workbench_id = ${id} and o.taken_by is null) as "isLeft"
      from import_report r
      where r.workbench_id = ${id} and not r.dry_run and r.state in ('applied', 'searchable')
        and exists (select from workbench w where w.id = ${id} and ${where(scope, 'w')})
        and not exists (select from import_company o where o.report_id = r.id and o.undone_at is not null)`,
  );
  return { taken, isEmpty: rowsAreKept && !isLeft };
}
