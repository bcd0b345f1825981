import type { Scope } from '../../../records/access/scope.ts';
import { where } from '../../../records/access/where.ts';
import type { Queries } from '../../../base/database/queries.ts';
import { changesOf, shownKey } from './changesOf.ts';
import { reportColumns, type ReportRow } from './reportRow.ts';

export interface IssueRow {
  sheet: string | null;
  row: number | null;
  column: string | null;
  heading: string | null;
  key: string | null;
  value: string | null;
  severity: 'error' | 'warning';
  code: string;
  values: Record<string, string | number>;
  suggestion: string | null;
}

export interface ChangeRow {
  entity: string;
  key: string;
  field: string;
  before: unknown;
  after: unknown;
}

/** Both ends included, from 0. */
export type Range = readonly [first: number, last: number];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** On which platform an import ran, to find out who may see it; undefined when there is none. */
export async function datasetOfReport(sql: Queries, id: string): Promise<ReportRow['platform'] | undefined> {
  if (!uuid.test(id)) return undefined;
  const [found] = await sql<[{ platform: ReportRow['platform'] }?]>`
    select platform from import_report where id = ${id}`;
  return found?.platform;
}

/** One import; undefined when it is not there or not within the scope. */
export async function readReport(sql: Queries, scope: Scope, id: string): Promise<ReportRow | undefined> {
  const [found] = await sql<[ReportRow?]>`
    select ${reportColumns()} from import_report r where id = ${id} and ${where(scope, 'r')}`;
  return found;
}

interface Wanted {
  orgaSid: string | undefined;
  /** Only those of this person that have not ended; undefined for all. */
  runningOf: string | undefined;
}

/** The imports within the scope, the latest first. */
export async function listReports(
  sql: Queries,
  scope: Scope,
  { orgaSid, runningOf }: Wanted,
  [first, last]: Range,
): Promise<{ rows: ReportRow[]; total: number }> {
  const ofCompany = orgaSid === undefined ? sql`true` : sql`orga_sid = ${orgaSid}`;
  const isRunning =
    runningOf === undefined ? sql`true` : sql`sub = ${runningOf} and state in ('queued', 'running')`;
  const wanted = sql`${ofCompany} and ${isRunning}`;
  const rows = await sql<ReportRow[]>`
    select ${reportColumns()} from import_report r where ${where(scope, 'r')} and ${wanted}
    order by created_at desc, id offset ${first} limit ${last - first + 1}`;
  const [counted] = await sql<[{ total: number }]>`
    select count(*) as total from import_report r where ${where(scope, 'r')} and ${wanted}`;
  return { rows, total: counted.total };
}

/** Issues of an import in the order of its rows; of the whole file first. */
export async function readIssues(sql: Queries, id: string, [first, last]: Range): Promise<IssueRow[]> {
  return sql<IssueRow[]>`
    select sheet, "row", "column", heading, key, value, severity, code, "values", suggestion
    from import_issue where report_id = ${id}
    order by number offset ${first} limit ${last - first + 1}`;
}

/** Changes of an import, a field each; of a created or deleted thing only its sid. */
export async function readChanges(
  sql: Queries,
  { id, dryRun, platform }: Pick<ReportRow, 'id' | 'dryRun' | 'platform'>,
  [first, last]: Range,
): Promise<ChangeRow[]> {
  return sql<ChangeRow[]>`
    select c.entity, ${shownKey('c', 'p')} as key, f.field, f.before, f.after
    from ${changesOf({ dryRun })} c
    left join product p on c.entity = 'product' and p.platform = ${platform}
      and p.orga_sid = c.key[1] and p.sid = c.key[2]
    cross join lateral (
      select 'sid' as field, case c.kind when 'deleted' then to_jsonb(c.key[cardinality(c.key)]) end as before,
        case c.kind when 'created' then to_jsonb(c.key[cardinality(c.key)]) end as after
      where c.kind <> 'changed'
      union all
      select a.key, c.before -> a.key, a.value from jsonb_each(c.after) a where c.kind = 'changed'
    ) f
    where c.report_id = ${id}
    order by c.id, f.field offset ${first} limit ${last - first + 1}`;
}
