import { z } from 'zod';
import { asSystem } from '../../../base/database/asSystem.ts';
import { integer, json, nullable, text, type Row } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { every, sql, type Sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { ofPlatform, where } from '../../../records/access/where.ts';
import { dataset } from '../../../records/fieldsOf.ts';
import { changesOf, shownKey } from './changesOf.ts';
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

/** One import; undefined when it is not there or not within the scope. */
export async function readReport(
  db: ScopedQueries,
  scope: Scope,
  id: string,
): Promise<ReportRow | undefined> {
  return db.first(
    report,
    sql`select ${reportColumns} from import_report r where r.id = ${id} and ${where(scope, 'r')}`,
  );
}

interface Wanted {
  orgaSid: string | undefined;
  /** Only those of this person that have not ended; undefined for all. */
  runningOf: string | undefined;
}

/** The imports within the scope, the latest first. */
export async function listReports(
  db: ScopedQueries,
  scope: Scope,
  { orgaSid, runningOf }: Wanted,
  [first, last]: Range,
): Promise<{ rows: ReportRow[]; total: number }> {
  const asked = [
    ...(orgaSid === undefined ? [] : [sql`r.orga_sid = ${orgaSid}`]),
    ...(runningOf === undefined ? [] : [sql`r.sub = ${runningOf} and r.state in ('queued', 'running')`]),
  ];
  const wanted = sql`${where(scope, 'r')} and ${every(asked)}`;
  const rows = await db.rows(
    report,
    sql`
      select ${reportColumns} from import_report r where ${wanted}
      order by r.created_at desc, r.id offset ${first} limit ${last - first + 1}`,
  );
  const { total } = await db.one(
    { total: integer },
    sql`select count(*) as total from import_report r where ${wanted}`,
  );
  return { rows, total };
}

/** Issues of an import within the scope, in the order of its rows; of the whole file first. */
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
      from import_issue where report_id = ${id} and ${isWithin(scope, id)}
      order by number offset ${first} limit ${last - first + 1}`,
  );
}

/** Changes of an import within the scope, a field each; of a created or deleted record only its sid. */
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
      left join product p on c.entity = 'product' and ${ofPlatform(scope, 'p')}
        and p.orga_sid = c.key[1] and p.sid = c.key[2]
      cross join lateral (
        select 'sid' as field, case c.kind when 'deleted' then to_jsonb(c.key[cardinality(c.key)]) end as before,
          case c.kind when 'created' then to_jsonb(c.key[cardinality(c.key)]) end as after
        where c.kind <> 'changed'
        union all
        select a.key, c.before -> a.key, a.value from jsonb_each(c.after) a where c.kind = 'changed'
      ) f
      where c.report_id = ${id} and ${isWithin(scope, id)}
      order by c.id, f.field offset ${first} limit ${last - first + 1}`,
  );
}

/** The condition that an import is within the scope; it is looked up once, whatever is read of it. */
function isWithin(scope: Scope, id: string): Sql<true> {
  return sql`exists (select from import_report r where r.id = ${id} and ${where(scope, 'r')})`;
}
