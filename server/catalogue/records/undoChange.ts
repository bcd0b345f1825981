import type { KeptField } from '../../../resources/calls/undo.ts';
import type { Action, Entity } from '../../../resources/entity.ts';
import { nest, type Row } from '../../../resources/shape.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { recordedUnder } from '../../records/access/where.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { requireExpected, type Expected } from '../../base/expected.ts';
import { conflict, forbidden, notFound } from '../../base/problems.ts';
import { readRecord } from '../../records/readRecords.ts';
import { isSameValue } from '../../../resources/sameValue.ts';
import type { RecordedChange } from '../../records/readChanges.ts';
import { place, restorePlace } from '../../records/restorePlace.ts';
import { hooksOf } from '../hooks/hooksOf.ts';
import { changeRecord, deleteRecord, restoreRecord } from './writeRecords.ts';

/** What undoing a change did: the record before and after, and what is not as it was before the change. */
export interface UndoneChange {
  before: Row | null;
  after: Row | null;
  kept: Omit<KeptField, 'key'>[];
  isWritten: boolean;
}

/** What undoing a change does to its record. */
export function actionOfUndo({ kind }: Pick<RecordedChange, 'kind'>): Action {
  return ({ created: 'delete', changed: 'update', deleted: 'create' } as const)[kind];
}

/**
 * Puts back what a change has done, which is a change of its own: every field that still holds what the change wrote.
 * A created record goes only if nobody has changed it. Throws 403 outside the scope, 404 when the record is gone, 409
 * when what was deleted is there again or was emptied, or what was created is referred to, 412 for a stale version, 422 for what is no
 * longer valid.
 */
export async function undoChange(
  tx: ScopedTransaction,
  scopeFor: (action: Action) => Scope,
  entity: Entity,
  change: RecordedChange,
  expected?: Expected,
): Promise<UndoneChange> {
  const { id, kind, key, version } = change;
  const [before, after] = [change.before ?? {}, change.after ?? {}];
  const scope = scopeFor(actionOfUndo(change));
  if (isClosed(scope)) throw forbidden();
  const current = await readRecord(tx, scope, entity, key, true);
  requireExpected(expected, current?.version ?? null);
  if (kind === 'deleted') {
    if (current) throw conflict();
    if (await isEmptied(tx, scope, id)) throw conflict('emptied');
    await hooksOf(entity).beforeRestore?.(tx, scope, before, id);
    const { record, notAsItWas } = await restoreRecord(tx, scope, entity, before, id);
    const kept = notAsItWas.map((each) => ({ ...each, code: 'hung-elsewhere' as const }));
    return { before: null, after: record, kept, isWritten: true };
  }
  if (!current) throw notFound();
  if (kind === 'created') {
    if (current.version === version) {
      await deleteRecord(tx, scope, entity, key);
      return { before: current, after: null, kept: [], isWritten: true };
    }
    const kept = changedSince(entity, current, {}, after);
    return { before: current, after: current, kept, isWritten: false };
  }
  const kept = changedSince(entity, current, before, after);
  const wanted = Object.entries(before).filter(
    ([name]) => !entity.fields[name]?.readOnly && isSameValue(current[name], after[name]),
  );
  const given = nest(entity, { ...current, ...Object.fromEntries(wanted) });
  const restored = await changeRecord(tx, scope, entity, current, given);
  const isMoved = await restorePlace(tx, scope, entity, key, { current: restored, before, after });
  const shown = (isMoved && (await readRecord(tx, scope, entity, key))) || restored;
  return { before: current, after: shown, kept, isWritten: isMoved || restored.version !== current.version };
}

/** Was a deletion emptied out of the trash? Asked under its lock, as somebody may do so at the same moment. */
async function isEmptied(tx: ScopedTransaction, scope: Scope, id: number): Promise<boolean> {
  return tx.has(sql`
    select from (
      select c.emptied_at from change c where c.platform = ${recordedUnder(scope)} and c.id = ${id} for update
    ) locked where emptied_at is not null`);
}

/** The fields that hold neither what a change wrote nor what was there before it. */
function changedSince({ fields }: Entity, current: Row, before: Row, after: Row): UndoneChange['kept'] {
  return Object.entries(after).flatMap(([name, written]) => {
    const now = current[name];
    if (isSameValue(now, written) || isSameValue(now, before[name])) return [];
    if (fields[name]?.readOnly && name !== place) return [];
    return [{ field: fields[name]?.at ?? name, before: before[name], now, code: 'changed-since' as const }];
  });
}
