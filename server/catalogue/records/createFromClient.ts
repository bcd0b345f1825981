import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Transaction } from '../../base/database/connect.ts';
import { unprocessable } from '../../base/problems.ts';
import { readOnlyFaults } from '../../records/readOnlyFaults.ts';
import { createRecord } from './writeRecords.ts';

/**
 * Stores a new thing as a caller gave it: what only the server writes, such as popularity, is not theirs to say.
 * Throws what creating throws, and 422 for read-only fields that say something else than what is stored.
 */
export async function createFromClient(
  tx: Transaction,
  scope: Scope,
  entity: Entity,
  given: Row,
): Promise<Row> {
  const theirs = Object.entries(given).filter(([name]) => !entity.fields[name]?.readOnly);
  const row = await createRecord(tx, scope, entity, Object.fromEntries(theirs));
  const faults = readOnlyFaults(entity, row, given);
  if (faults.length > 0) throw unprocessable(faults);
  return row;
}
