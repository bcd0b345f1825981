import { z } from 'zod';
import type { Change } from '../../resources/calls/change.ts';
import { allEntities } from '../../resources/registry.ts';
import { integer, json, nullable, text, texts, time, type Row } from '../base/database/column.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { every, sql, type Sql } from '../base/database/sql.ts';
import type { Key } from './readRecords.ts';

/** Which changes: of a platform ('' for what all share), of an entity, of one record. */
export interface ChangeFilter {
  platform?: string | undefined;
  entity?: string | undefined;
  key?: Key | undefined;
}

/** A change with the fields of its record. */
export interface RecordedChange extends Change {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The column of a record, or of its changed fields, as the record of changes keeps it. */
export const recordedFields = json(z.record(z.string(), z.unknown()));
export const recorded = nullable(recordedFields);

const stored = {
  id: integer,
  at: time,
  sub: nullable(text()),
  username: nullable(text()),
  address: nullable(text()),
  call: nullable(text()),
  reportId: nullable(text()),
  platform: text(),
  entity: text(),
  key: texts(),
  kind: text<Change['kind']>(),
  version: nullable(integer),
  before: recorded,
  after: recorded,
  emptiedAt: nullable(time),
  emptiedBy: nullable(text()),
};

/** Changes from the newest on, whosoever's: who may see them is for the caller to judge. */
export async function readChanges(
  db: SystemQueries,
  { platform, entity, key }: ChangeFilter,
  [first, last]: readonly [number, number],
): Promise<RecordedChange[]> {
  const asked = [
    ...(platform === undefined ? [] : [sql`c.platform = ${platform}`]),
    ...(entity === undefined ? [] : [sql`c.entity = ${entity}`]),
    ...(key === undefined ? [] : [sql`c.key = ${key}`]),
  ];
  const rows = await db.rows(
    stored,
    sql`${selectChanges} where ${every(asked)} order by c.id desc limit ${last - first + 1} offset ${first}`,
  );
  return rows.map(asShown);
}

/** Entities of which an import writes all records at once, and undoes them so too. */
const undoneAtOnce = allEntities.flatMap(({ name, files }) => (files?.areTables ? [name] : []));

/** What an import did to the records that are undone one by one, the last first; what followed from it comes back with them. */
export async function readChangesOfReport(db: SystemQueries, reportId: string): Promise<RecordedChange[]> {
  const rows = await db.rows(
    stored,
    sql`${selectChanges} where c.report_id = ${reportId} and c.entity <> all(${undoneAtOnce}) and c.causes is null
      order by c.id desc`,
  );
  return rows.map(asShown);
}

/** One change, or undefined. */
export async function readChange(db: SystemQueries, id: number): Promise<RecordedChange | undefined> {
  const row = await db.first(stored, sql`${selectChanges} where c.id = ${id}`);
  return row && asShown(row);
}

/** The changes `c` that what stands behind `from` chooses. */
export async function readChangesWhere(db: SystemQueries, chosen: Sql): Promise<RecordedChange[]> {
  return (await db.rows(stored, sql`${selectChanges} ${chosen}`)).map(asShown);
}

/** The import that a change `c` is of: what many records were given at once is told by the same column, and is none. */
export const reportOfChange = sql`
  case when exists (select from bulk_change b where b.id = c.report_id)
    or exists (select from bulk_change b where b.undo_id = c.report_id) then null else c.report_id end`;

const selectChanges = sql`
  select c.id, c.at, c.sub, u.username, c.address, c.call, ${reportOfChange} as "reportId", c.platform, c.entity, c.key,
    c.kind, c.version, c.before, c.after, c.emptied_at as "emptiedAt", e.username as "emptiedBy"
  from change c left join known_user u on u.sub = c.sub left join known_user e on e.sub = c.emptied_by`;

function asShown({ at, emptiedAt, ...rest }: Row<typeof stored>): RecordedChange {
  return { ...rest, at: at.toISOString(), emptiedAt: emptiedAt?.toISOString() ?? null };
}
