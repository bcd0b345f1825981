import type { Change } from '../../../resources/calls/audit.ts';
import type { KeptField } from '../../../resources/calls/undo.ts';
import type { Action, Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import type { Transaction } from '../../base/database/connect.ts';
import { conflict, forbidden, notFound } from '../../base/problems.ts';
import { readRecord } from '../../records/readRecords.ts';
import { isSameValue } from '../../records/sameValue.ts';
import { place, restorePlace } from '../../records/restorePlace.ts';
import { hooksOf } from '../hooks/hooksOf.ts';
import { createRecord, deleteRecord, replaceRecord } from './writeRecords.ts';

/** What undoing a change did: the thing before and after, and the fields that somebody changed meanwhile. */
export interface UndoneChange {
  before: Row | null;
  after: Row | null;
  kept: Omit<KeptField, 'key'>[];
  isWritten: boolean;
}

/**
 * Puts back what a change has done, which is a change of its own: every field that still holds what the change wrote.
 * A created thing goes only if nobody has changed it. Throws 403 outside the scope, 404 when the thing is gone, 409
 * when what was deleted is there again or what was created is referred to.
 */
export async function undoChange(
  tx: Transaction,
  scopeFor: (action: Action) => Scope,
  entity: Entity,
  {
    id,
    kind,
    key,
    version,
    before,
    after,
  }: Pick<Change, 'id' | 'kind' | 'key' | 'version' | 'before' | 'after'>,
): Promise<UndoneChange> {
  const scope = scopeFor(({ created: 'delete', changed: 'update', deleted: 'create' } as const)[kind]);
  if (isClosed(scope)) throw forbidden();
  const current = await readRecord(tx, scope, entity, key, true);
  if (kind === 'deleted') {
    if (current) throw conflict();
    await hooksOf(entity).beforeRestore?.(tx, scope, before as Row, Number(id));
    const restored = await createRecord(tx, scope, entity, before as Row);
    return { before: null, after: restored, kept: [], isWritten: true };
  }
  if (!current) throw notFound();
  if (kind === 'created') {
    if (current.version === version) {
      await deleteRecord(tx, scope, entity, key);
      return { before: current, after: null, kept: [], isWritten: true };
    }
    const kept = changedSince(entity, current, {}, after as Row);
    return { before: current, after: current, kept, isWritten: false };
  }
  const kept = changedSince(entity, current, before as Row, after as Row);
  const wanted = Object.entries(before as Row).filter(
    ([name]) => !entity.fields[name]?.readOnly && isSameValue(current[name], (after as Row)[name]),
  );
  const restored = await replaceRecord(tx, scope, entity, key, { ...current, ...Object.fromEntries(wanted) });
  const change = { current: restored, before: before as Row, after: after as Row };
  const isMoved = await restorePlace(tx, scope, entity, key, change);
  const shown = (isMoved && (await readRecord(tx, scope, entity, key))) || restored;
  return { before: current, after: shown, kept, isWritten: isMoved || restored.version !== current.version };
}

/** The fields that hold neither what a change wrote nor what was there before it. */
function changedSince({ fields }: Entity, current: Row, before: Row, after: Row): UndoneChange['kept'] {
  return Object.entries(after).flatMap(([name, written]) => {
    const now = current[name];
    if (isSameValue(now, written) || isSameValue(now, before[name])) return [];
    if (fields[name]?.readOnly && name !== place) return [];
    return [{ field: fields[name]?.at ?? name, before: before[name], now }];
  });
}
