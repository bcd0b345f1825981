import type { Entity } from '../../../resources/entity.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { every, sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { StoredRecord } from '../../records/readRecords.ts';
import { columnAt } from '../../records/select.ts';
import { batchesOf } from './batchesOf.ts';

/** Which records are exported: those with these values, by field; a field without one does not narrow. */
export type RecordChoice = Readonly<Record<string, string | undefined>>;

/** The chosen records, oldest first, in batches. */
export function exportedRecords(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  choice: RecordChoice,
): AsyncGenerator<StoredRecord[]> {
  const chosen = Object.entries(choice).flatMap(([field, value]) =>
    value === undefined ? [] : [sql`${columnAt('t', field)} = ${value}`],
  );
  return batchesOf(db, scope, entity, every(chosen));
}
