import type { ChangeItem } from '../../../resources/calls/changes.ts';
import type { Entity } from '../../../resources/entity.ts';
import type { FedEntity } from '../../../resources/fedEntities.ts';
import { nest, type Row } from '../../../resources/shape.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { join, sql, type Sql } from '../../base/database/sql.ts';
import { where } from '../access/where.ts';
import type { Key, StoredRecord } from '../readRecords.ts';
import { columnAt, fromTable, recordShape, selectFields } from '../select.ts';
import type { Sight } from './Sight.ts';

/** A record as the feed tells of it. */
export function asThere(
  { entity, isWhole }: Sight,
  name: FedEntity,
  row: StoredRecord,
  at: string,
): ChangeItem {
  const key = Object.fromEntries(entity.key.map((field) => [field, String(row[field])]));
  const { version } = row;
  return {
    entity: name,
    key,
    kind: 'there',
    version,
    at,
    ...(isWhole && { record: nest(entity, written(entity, row)) }),
  };
}

/** Without what the server makes of other records, which changes without this one. */
function written({ fields, key }: Entity, row: StoredRecord): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !fields[name]?.readOnly || key.includes(name)),
  );
}

/** The records of these keys that are in sight, by their key as JSON. */
export async function readFed(
  tx: ScopedTransaction,
  { entity, scope }: Sight,
  keys: readonly Key[],
): Promise<Map<string, StoredRecord>> {
  const columns = entity.key.map((_, index) => sql`${keys.map((key) => key[index] ?? '')}::text[]`);
  const rows = await tx.rows(
    recordShape(entity),
    sql`
      select ${selectFields(entity)} from ${fromTable(entity)}
      where ${where(scope, 't')} and (${join(entity.key.map((field) => sql`${columnAt('t', field)}`))}) in (
        select * from unnest(${join(columns)}))`,
  );
  // The shape was made from the declaration: id and version are among its columns.
  return new Map(rows.map((row) => [JSON.stringify(entity.key.map((field) => String(row[field]))), row]));
}

/** The records in sight behind an id, in their order, which have not changed since a snapshot: those come as changes. */
export async function readThere(
  tx: ScopedTransaction,
  { entity, scope }: Sight,
  {
    since,
    lastId,
    orgaSid,
    most,
  }: { since: string; lastId: number; orgaSid: string | undefined; most: number },
): Promise<StoredRecord[]> {
  const keyOfRow: Sql = sql`array[${join(entity.key.map((field) => sql`${columnAt('t', field)}::text`))}]`;
  const ofCompany =
    orgaSid === undefined || !entity.owner ? sql`true` : sql`${columnAt('t', entity.owner)} = ${orgaSid}`;
  return tx.rows(
    recordShape(entity),
    sql`
      select ${selectFields(entity)} from ${fromTable(entity)}
      where ${where(scope, 't')} and ${ofCompany} and t.id > ${lastId} and not exists (
        select from change c
        where c.entity = ${entity.name} and c.platform = ${scope.shared ? '' : scope.dataset} and c.key = ${keyOfRow}
          and c.xid >= pg_snapshot_xmin(${since}::text::pg_snapshot)
          and c.xid < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(c.xid, ${since}::text::pg_snapshot))
      order by t.id limit ${most}`,
  );
}
