import { z } from 'zod';
import { asSystem } from '../../../base/database/asSystem.ts';
import { integer, json, nullable, text, yesNo, type Row } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { every, sql, type Sql } from '../../../base/database/sql.ts';
import { startOfDay } from '../../../base/database/startOfDay.ts';
import { opensOrga, type Scope } from '../../../records/access/scope.ts';
import { ofPlatform, where } from '../../../records/access/where.ts';
import { dataset } from '../../../records/fieldsOf.ts';
import { changesOf, shownKey } from './changesOf.ts';
import { companyOfChange } from '../../../records/companyOfChange.ts';
import { report, reportColumns, type ReportRow } from './reportRow.ts';

const issue = {
  sheet: nullable(text()),
  row: nullable(integer),
  column: nullable(text()),
  heading: nullable(text()),
  key: nullable(text()),
  value: nullable(text()),
  severity: text<'error' | 'warning'>(),
  code: text(),
  values: json(z.record(z.string(), z.union([z.string(), z.number()]))),
  suggestion: nullable(text()),
};

export type IssueRow = Row<typeof issue>;

const change = {
  entity: text(),
  key: text(),
  field: text(),
  before: nullable(json(z.unknown())),
  after: nullable(json(z.unknown())),
};

type ChangeRow = Row<typeof change>;

const seenReport = {
  ...report,
  /** How many of its issues and changes are of companies that the reader does not cover. */
  issuesOfOthers: integer,
  changesOfOthers: integer,
  /** Is all undone of what the reader covers? */
  isUndone: yesNo,
};

/** An import as a reader sees it. */
export type SeenReport = Row<typeof seenReport>;

/** Both ends included, from 0. */
export type Range = readonly [first: number, last: number];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** On which platform an import ran, to find out who may see it; undefined when there is none. */
export async function datasetOfReport(
  db: ScopedQueries,
  id: string,
): Promise<ReportRow['platform'] | undefined> {
  if (!uuid.test(id)) return undefined;
  // Only what is found here says of which platform the scope is to be.
  const found = await asSystem(db).first(
    { platform: dataset },
    sql`select platform from import_report where id = ${id}`,
  );
  return found?.platform;
}

/** One import; undefined when it is not there or touches no company of the scope. */
export async function readReport(
  db: ScopedQueries,
  scope: Scope,
  id: string,
): Promise<SeenReport | undefined> {
  const row = await db.first(
    seenReport,
    sql`select ${seenColumns(scope)} from import_report r where r.id = ${id} and ${isSeen(scope)}`,
  );
  return row && asSeen(scope, row);
}

interface Wanted {
  orgaSid: string | undefined;
  /** Only those of this person that have not ended; undefined for all. */
  runningOf: string | undefined;
  /** Only dry runs, or none of them; undefined for both. */
  dryRun: boolean | undefined;
  /** Only those that brought nothing? */
  areFailed: boolean;
  /** Only those of this day and later. */
  since: string | undefined;
}

/** The imports within the scope, the latest first. */
export async function listReports(
  db: ScopedQueries,
  scope: Scope,
  { orgaSid, runningOf, dryRun, areFailed, since }: Wanted,
  [first, last]: Range,
): Promise<{ rows: SeenReport[]; total: number }> {
  const asked = [
    // Dry runs of a workbench are told there.
    sql`not (r.dry_run and r.workbench_id is not null)`,
    ...(orgaSid === undefined ? [] : [isOf(scope, orgaSid)]),
    ...(runningOf === undefined ? [] : [sql`r.sub = ${runningOf} and r.state in ('queued', 'running')`]),
    ...(dryRun === undefined ? [] : [sql`r.dry_run = ${dryRun}`]),
    ...(areFailed ? [sql`r.state in ('failed', 'refused')`] : []),
    ...(since === undefined ? [] : [sql`r.created_at >= ${startOfDay(since)}`]),
  ];
  const wanted = sql`${isSeen(scope)} and ${every(asked)}`;
  const rows = await db.rows(
    seenReport,
    sql`
      select ${seenColumns(scope)} from import_report r where ${wanted}
      order by r.created_at desc, r.id offset ${first} limit ${last - first + 1}`,
  );
  const { total } = await db.one(
    { total: integer },
    sql`select count(*) as total from import_report r where ${wanted}`,
  );
  return { rows: rows.map((row) => asSeen(scope, row)), total };
}

/** Issues of an import of the companies of the scope and of the whole file, in the order of its rows. */
export async function readIssues(
  db: ScopedQueries,
  scope: Scope,
  id: string,
  [first, last]: Range,
): Promise<IssueRow[]> {
  return db.rows(
    issue,
    sql`
      select sheet, "row", "column", heading, key, value, severity, code, "values", suggestion
      from import_issue i
      where i.report_id = ${id} and ${isWithin(scope, id)} and (
        i.orga_sid is null or exists (
          select from import_company o where o.report_id = ${id} and o.orga_sid = i.orga_sid and ${where(scope, 'o')}))
      order by i.number offset ${first} limit ${last - first + 1}`,
  );
}

/** Changes of an import to companies of the scope, a field each; of a created or deleted record only its sid. */
export async function readChanges(
  db: ScopedQueries,
  scope: Scope,
  { id, dryRun }: Pick<ReportRow, 'id' | 'dryRun'>,
  [first, last]: Range,
): Promise<ChangeRow[]> {
  return db.rows(
    change,
    sql`
      select c.entity, ${shownKey('c', 'p')} as key, f.field, f.before, f.after
      from ${changesOf({ dryRun })} c
      join import_company o on o.report_id = c.report_id and o.orga_sid = ${companyOfChange('c')} and ${where(scope, 'o')}
      left join product p on c.entity = 'product' and ${ofPlatform(scope, 'p')}
        and p.orga_sid = c.key[1] and p.sid = c.key[2]
      cross join lateral (
        select 'sid' as field, case c.kind when 'deleted' then to_jsonb(c.key[cardinality(c.key)]) end as before,
          case c.kind when 'created' then to_jsonb(c.key[cardinality(c.key)]) end as after
        where c.kind <> 'changed'
        union all
        select a.key, c.before -> a.key, a.value from jsonb_each(c.after) a where c.kind = 'changed'
      ) f
      where c.report_id = ${id}
      order by c.id, f.field offset ${first} limit ${last - first + 1}`,
  );
}

/** The condition that an import is within the scope; it is looked up once, whatever is read of it. */
function isWithin(scope: Scope, id: string): Sql<true> {
  return sql`exists (select from import_report r where r.id = ${id} and ${isSeen(scope)})`;
}

/**
 * The condition that the import `r` touches a company of the scope (behaviour B140). As long as it touches none, or is
 * not known to, it is its sender's.
 */
function isSeen(scope: Scope): Sql<true> {
  if (typeof scope.filter === 'string') return where(scope, 'r');
  const touched = sql`select from import_company o where o.report_id = r.id`;
  return sql`
    ${ofPlatform(scope, 'r')} and (
      exists (${touched} and ${where(scope, 'o')}) or (r.sub = ${scope.author.sub} and not exists (${touched})))`;
}

/** The condition that the import `r` is one of this company, as far as the scope opens it. */
function isOf(scope: Scope, orgaSid: string): Sql {
  const touched = sql`select from import_company o where o.report_id = r.id`;
  return sql`(
    exists (${touched} and o.orga_sid = ${orgaSid} and ${where(scope, 'o')})
    or (r.orga_sid = ${orgaSid} and not exists (${touched})))`;
}

/** The columns of a `SeenReport` of the import `r`. */
function seenColumns(scope: Scope): Sql {
  const part = sql`from import_company o where o.report_id = r.id`;
  return sql`
    ${reportColumns},
    (select coalesce(sum(o.issue_count), 0)::bigint ${part} and not (${where(scope, 'o')})) as "issuesOfOthers",
    (select coalesce(sum(o.change_count), 0)::bigint ${part} and not (${where(scope, 'o')})) as "changesOfOthers",
    exists (select ${part} and o.undone_at is not null and ${where(scope, 'o')})
      and not exists (select ${part} and o.undone_at is null and o.record_count > 0 and ${where(scope, 'o')})
      as "isUndone"`;
}

/** What the file itself says, and what others lose by it, is for who covers the company that it was sent for. */
function asSeen(scope: Scope, row: SeenReport): SeenReport {
  return opensOrga(scope, row.orgaSid) ? row : { ...row, fileName: null, sheets: [], effects: [] };
}
