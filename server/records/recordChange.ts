import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import { isSameValue } from '../../resources/sameValue.ts';
import type { ScopedTransaction } from '../base/database/queries.ts';
import { json, sql, type Sql } from '../base/database/sql.ts';
import { recordedUnder } from './access/where.ts';
import type { Author, Scope } from './access/scope.ts';
import type { Key } from './readRecords.ts';
import { storedFields } from './select.ts';

/**
 * Keeps who did what to a record, in the transaction that does it: all fields of a created or deleted one, of a
 * changed one those that differ.
 */
export async function recordChange(
  tx: ScopedTransaction,
  scope: Scope,
  entity: Entity,
  key: Key,
  { before, after }: { before?: Row | undefined; after?: Row | undefined },
): Promise<void> {
  const names = storedFields(entity).filter(
    (name) => !(before && after) || !isSameValue(before[name], after[name]),
  );
  const kind = before ? (after ? 'changed' : 'deleted') : 'created';
  const part = (row: Row | undefined) =>
    row ? json(Object.fromEntries(names.map((name) => [name, row[name]]))) : null;
  const version = after ? Number(after.version) : null;
  await tx.run(
    insertChanges(
      scope.author,
      recordedUnder(scope),
      sql`
      select ${entity.name}::text, ${key}::text[], ${kind}::text, ${version}::integer, ${part(before)}::jsonb,
        ${part(after)}::jsonb`,
    ),
  );
}

/**
 * The statement that keeps what somebody did on a platform.
 * @param platform as a value of the statement
 * @param changes a query that answers entity, key, kind, version, before and after of each change, in their order
 */
export function insertChanges(author: Author, platform: Sql<true>, changes: Sql): Sql<true>;
export function insertChanges(author: Author, platform: Sql, changes: Sql): Sql;
export function insertChanges({ sub, address, call, reportId }: Author, platform: Sql, changes: Sql): Sql {
  return sql`
    insert into change (sub, address, call, report_id, platform, entity, key, kind, version, before, after)
    select ${sub}::text, ${address}::text, ${call}::text, ${reportId}::uuid, ${platform}::text, c.*
    from (${changes}) c`;
}
