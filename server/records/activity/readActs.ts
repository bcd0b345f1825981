import { z } from 'zod';
import type { Act, ActivityKind } from '../../../resources/calls/activity.ts';
import { lists } from '../../../resources/limits.ts';
import { integer, json, nullable, text, time, yesNo, type Row } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { every, sql, type Sql } from '../../base/database/sql.ts';
import { startOfDay } from '../../base/database/startOfDay.ts';
import { askedOfBoth, type AskedActivity } from './AskedActivity.ts';

/** So many parts of one act are told, those of the most changes. */
const shownParts = 10;

const counts = { created: z.number(), changed: z.number(), deleted: z.number() };

const stored = {
  id: integer,
  at: time,
  sub: nullable(text()),
  username: nullable(text()),
  address: nullable(text()),
  call: nullable(text()),
  created: integer,
  changed: integer,
  deleted: integer,
  parts: json(z.array(z.strictObject({ entity: z.string(), orgaSid: z.string(), ...counts }))),
  partCount: integer,
  ownId: nullable(integer),
  reportId: nullable(text()),
  fileName: nullable(text()),
  reportEntity: nullable(text()),
  reportOrgaSid: nullable(text()),
  isUndone: nullable(yesNo),
  bulkId: nullable(text()),
  isBulkUndo: nullable(yesNo),
  isBulkUndone: nullable(yesNo),
};

/** An act, with the id of the one change that somebody made as such; null for several. */
export type ReadAct = Omit<Act, 'change'> & { ownId: number | null };

const isBulk = sql`exists (select from bulk_change b where b.id = a.report_id or b.undo_id = a.report_id)`;

const ofKind: Record<ActivityKind, Sql> = {
  created: sql`a.created > 0`,
  changed: sql`a.changed > 0`,
  deleted: sql`a.deleted > 0`,
  imported: sql`a.report_id is not null and not ${isBulk}`,
  bulk: sql`a.report_id is not null and ${isBulk}`,
};

/** The newest acts that are asked for, of each only what is. */
export async function readActs(db: SystemQueries, asked: AskedActivity): Promise<ReadAct[]> {
  const { who, field, kind, since, until, before, most } = asked;
  const accounts = who === undefined ? undefined : await accountsCalled(db, who);
  if (accounts?.length === 0) return [];
  const conditions = [
    ...askedOfBoth('a', sql`a.company`, asked),
    ...(before === undefined ? [] : [sql`a.act < ${before}`]),
    ...(accounts === undefined ? [] : [sql`a.sub = any(${accounts})`]),
    ...(field === undefined ? [] : [sql`a.fields @> ${[field]}`]),
    ...(kind === undefined ? [] : [ofKind[kind]]),
    ...(since === undefined ? [] : lastingSince(startOfDay(since))),
    ...(until === undefined ? [] : begunBefore(sql`${startOfDay(until)} + interval '1 day'`)),
  ];
  const rows = await db.rows(
    stored,
    sql`
      with acts as (
        select a.act, min(a.at) as at, max(a.sub) as sub, max(a.address) as address, max(a.call) as call,
          min(a.report_id::text)::uuid as report_id, sum(a.created) as created, sum(a.changed) as changed,
          sum(a.deleted) as deleted, count(*) as part_count, case when sum(a.own) = 1 then min(a.own_id) end as own_id,
          (array_agg(jsonb_build_object('entity', a.entity, 'orgaSid', a.company, 'created', a.created,
            'changed', a.changed, 'deleted', a.deleted)
            order by a.created + a.changed + a.deleted desc, a.entity, a.company))[1:${shownParts}::integer] as parts
        from activity a where ${every(conditions)}
        group by a.act order by a.act desc limit ${most}
      )
      select t.act as id, t.at, t.sub, u.username, t.address, t.call, t.created::bigint, t.changed::bigint,
        t.deleted::bigint, to_jsonb(t.parts) as parts, t.part_count as "partCount", t.own_id as "ownId",
        r.id as "reportId", r.file_name as "fileName", r.entity as "reportEntity", r.orga_sid as "reportOrgaSid",
        r.state = 'undone' as "isUndone",
        b.id as "bulkId", b.undo_id = t.report_id as "isBulkUndo", b.state in ('undoing', 'undone') as "isBulkUndone"
      from acts t left join known_user u on u.sub = t.sub left join import_report r on r.id = t.report_id
        left join bulk_change b on b.id = t.report_id or b.undo_id = t.report_id
      order by t.act desc`,
  );
  return rows.map(asAct);
}

// Acts stand in the order of their time, but for the length of one that goes on: that bounds where they are looked for.

function lastingSince(moment: Sql): Sql[] {
  const earlier = sql`
    select w.act from activity w where w.at < ${moment} - interval '2 days' order by w.at desc limit 1`;
  return [sql`a.until >= ${moment}`, sql`a.act > coalesce((${earlier}), 0)`];
}

function begunBefore(moment: Sql): Sql[] {
  const later = sql`
    select w.act from activity w where w.at >= ${moment} + interval '1 hour' order by w.at limit 1`;
  return [sql`a.at < ${moment}`, sql`a.act < coalesce((${later}), 9223372036854775807)`];
}

/** The accounts with that in their names; so many as one name may have. */
async function accountsCalled(db: SystemQueries, who: string): Promise<string[]> {
  const found = await db.rows(
    { sub: text() },
    sql`select sub from known_user where strpos(lower(username), lower(${who})) > 0 limit ${lists.mostRows}`,
  );
  return found.map(({ sub }) => sub);
}

function asAct({
  reportId,
  fileName,
  reportEntity,
  reportOrgaSid,
  isUndone,
  bulkId,
  isBulkUndo,
  isBulkUndone,
  at,
  ...rest
}: Row<typeof stored>): ReadAct {
  const report =
    reportId === null
      ? null
      : {
          id: reportId,
          fileName,
          entity: reportEntity ?? '',
          orgaSid: reportOrgaSid ?? '',
          isUndone: isUndone ?? false,
        };
  const bulk =
    bulkId === null ? null : { id: bulkId, isUndo: isBulkUndo ?? false, isUndone: isBulkUndone ?? false };
  return { ...rest, at: at.toISOString(), report, bulk };
}
