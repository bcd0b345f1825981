import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import type { Scope } from './access/scope.ts';
import type { Transaction } from '../base/database/connect.ts';
import type { Key } from './readRecords.ts';
import { storedFields } from './select.ts';

type Json = Parameters<Transaction['json']>[0];

/**
 * Keeps who did what to a thing, in the transaction that does it: all fields of a created or deleted thing,
 * of a changed one those that differ.
 */
export async function recordChange(
  tx: Transaction,
  scope: Scope,
  entity: Entity,
  key: Key,
  { before, after }: { before?: Row | undefined; after?: Row | undefined },
): Promise<void> {
  const { sub, address, call, reportId } = scope.author;
  const names = storedFields(entity).filter(
    (name) => !(before && after) || !isSame(before[name], after[name]),
  );
  const part = (row: Row | undefined) =>
    row ? tx.json(Object.fromEntries(names.map((name) => [name, row[name]])) as Json) : null;
  await tx`
    insert into change (sub, address, call, report_id, platform, entity, key, kind, version, before, after)
    values (
      ${sub}, ${address}, ${call}, ${reportId}, ${scope.shared ? '' : scope.dataset}, ${entity.name}, ${[...key]},
      ${before ? (after ? 'changed' : 'deleted') : 'created'}, ${after ? Number(after.version) : null},
      ${part(before)}, ${part(after)})`;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
