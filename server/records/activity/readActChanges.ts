import type { ActivityKind } from '../../../resources/calls/activity.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { every, sql } from '../../base/database/sql.ts';
import { companyOfChange } from '../companyOfChange.ts';
import { readChangesWhere, type RecordedChange } from '../readChanges.ts';
import { askedOfBoth, type AskedActivity } from './AskedActivity.ts';

/** The changes of one act that are asked for, the newest first; those of an import are found by it, others by their moment. */
export async function readActChanges(
  db: SystemQueries,
  act: number,
  asked: AskedActivity,
): Promise<RecordedChange[]> {
  const { field, kind, before, most } = asked;
  const conditions = [
    sql`c.id between a.first_id and a.last_id`,
    sql`(c.report_id = a.report_id or (a.report_id is null and c.report_id is null and c.at = a.at))`,
    ...askedOfBoth('c', companyOfChange('c'), asked),
    ...(before === undefined ? [] : [sql`c.id < ${before}`]),
    ...(field === undefined ? [] : [sql`c.kind = 'changed' and c.after ? ${field}`]),
    ...(kind === undefined || isOfActs(kind) ? [] : [sql`c.kind = ${kind}`]),
  ];
  const span = sql`
    select min(first_id) as first_id, max(last_id) as last_id, min(at) as at, min(report_id::text)::uuid as report_id
    from activity where act = ${act}`;
  return readChangesWhere(
    db,
    sql`cross join (${span}) a where ${every(conditions)} order by c.id desc limit ${most}`,
  );
}

/** Changes by their ids. */
export async function readChangesOf(db: SystemQueries, ids: readonly number[]): Promise<RecordedChange[]> {
  return ids.length === 0 ? [] : readChangesWhere(db, sql`where c.id = any(${ids})`);
}

/** Each change of such an act belongs to it. */
function isOfActs(kind: ActivityKind): boolean {
  return kind === 'imported' || kind === 'bulk';
}
