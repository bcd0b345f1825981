import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import type { ScopedTransaction } from '../base/database/queries.ts';
import { identifier, sql } from '../base/database/sql.ts';
import type { Scope } from './access/scope.ts';
import { where } from './access/where.ts';
import { keyEquals, type Key } from './readRecords.ts';
import { recordChange } from './recordChange.ts';
import { fromTable } from './select.ts';

/** The field that only the order of records writes. */
export const place = 'position';

/**
 * Puts a record back to the place that a change took it from, if it still stands where that put it. A place is no
 * content: the version stays. Returns whether it moved.
 */
export async function restorePlace(
  tx: ScopedTransaction,
  scope: Scope,
  entity: Entity,
  key: Key,
  { current, before, after }: { current: Row; before: Row; after: Row },
): Promise<boolean> {
  if (!(place in after) || current[place] !== after[place] || before[place] === after[place]) return false;
  const position = Number(before[place]);
  await tx.run(sql`
    update ${fromTable(entity)} set ${identifier(place)} = ${position}
    where ${where(scope, 't')} and ${keyEquals(entity, key)}`);
  await recordChange(tx, scope, entity, key, { before: current, after: { ...current, [place]: position } });
  return true;
}
