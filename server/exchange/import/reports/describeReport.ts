import type { ImportIssue, ImportReport, ImportSummary } from '../../../../resources/calls/importReport.ts';
import { entityNamed } from '../../../../resources/registry.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { imports } from '../../../../resources/limits.ts';
import { platform } from '../../../../resources/platform/platforms.ts';
import type { PlatformGroupKey } from '../../../../resources/platform/platformGroups.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { describeColumn } from './describeColumn.ts';
import { headline } from './headline.ts';
import { issueText } from './issueText.ts';
import { readChanges, readIssues, type IssueRow, type Range, type SeenReport } from './readReport.ts';

const firstOnes: Range = [0, imports.firstIssues - 1];

/** An import in the words of the API, without its issues and changes. */
export function summaryOf(row: SeenReport): ImportSummary {
  const { id, stage, platform, entity, action, orgaSid, fileName, workbenchId, dryRun, deleteOthers } = row;
  const { read, created, changed, unchanged, deleted, failed, issuesOfOthers, changesOfOthers } = row;
  return {
    id,
    state: row.isUndone ? 'undone' : row.state,
    stage,
    createdAt: row.createdAt.toISOString(),
    platform,
    entity,
    action,
    orgaSid,
    fileName,
    workbenchId,
    dryRun,
    deleteOthers,
    read,
    created,
    changed,
    unchanged,
    deleted,
    failed,
    share: row.share,
    seconds: row.seconds === null ? null : Math.max(0, Math.round(row.seconds * 1000) / 1000),
    issueCount: row.issueCount - issuesOfOthers,
    changeCount: row.changeCount - changesOfOthers,
    othersCount: issuesOfOthers + changesOfOthers,
    lostByOthers: row.lostByOthers,
  };
}

/**
 * The whole report of an import with one range of its issues and changes, in the reader's language.
 * @param scope within which the report was read
 */
export async function describeReport(
  db: ScopedQueries,
  scope: Scope,
  row: SeenReport,
  language: Language,
  range: Range = firstOnes,
): Promise<ImportReport> {
  const { group } = platform(row.platform);
  const describe = (issue: IssueRow) => describeIssue(issue, language, group);
  const issues = await readIssues(db, scope, row.id, range);
  const [first] = range[0] === 0 ? issues : await readIssues(db, scope, row.id, [0, 0]);
  const changes = await readChanges(db, scope, row, range);
  return {
    ...summaryOf(row),
    headline: headline(row, first && describe(first).message, language) ?? null,
    columns: row.sheets.flatMap(({ name, understood = [] }) =>
      understood.map((column) => ({ sheet: name, ...describeColumn(column, language) })),
    ),
    issues: issues.map(describe),
    effects: row.effects,
    changes: changes.map(({ entity, ...change }) => ({ ...change, field: placeOf(entity, change.field) })),
  };
}

function describeIssue(
  { heading, values, ...issue }: IssueRow,
  language: Language,
  group: PlatformGroupKey,
): ImportIssue {
  return { ...issue, message: issueText(language, group, { code: issue.code, heading, values }) };
}

/** Where a field stands in the JSON of its record. */
function placeOf(name: string, field: string): string {
  return entityNamed(name).fields[field]?.at ?? field;
}
