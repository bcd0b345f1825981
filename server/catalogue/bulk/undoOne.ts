import { undoAct } from '../../../resources/bulk/doAct.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { nest } from '../../../resources/shape.ts';
import { readRecord } from '../../records/readRecords.ts';
import { judgeRecord, storeRecord } from '../records/writeRecords.ts';
import type { StoredBulkRow } from './bulkRow.ts';
import { leafToChange } from './leafToChange.ts';
import { refusedFor, refusedOf } from './refused.ts';
import type { BulkAt, BulkFate } from './BulkFate.ts';

/** Puts one leaf back as it was, unless somebody has changed it since; whatever else they did to the record stays. */
export async function undoOne(
  { tx, bulk, scopeFor }: BulkAt,
  { key, before, after }: StoredBulkRow,
): Promise<BulkFate> {
  const entity = entityNamed(bulk.entity);
  const leaf = leafToChange(entity, bulk.place);
  const scope = scopeFor('update');
  const stored = await readRecord(tx, scope, entity, key, true);
  if (!leaf || !stored) {
    const seen = await readRecord(tx, scopeFor('read'), entity, key);
    return { ...refusedFor(seen ? 'no-right-to-change' : 'gone-meanwhile'), state: 'kept' };
  }
  const wanted = undoAct(stored, leaf.path, bulk.wish, { before, after });
  if (!wanted) return { ...refusedFor('changed-meanwhile'), state: 'kept' };
  const verdict = await judgeRecord(tx, scope, entity, nest(entity, wanted), stored);
  if (verdict.faults) return { ...refusedOf(verdict.faults), state: 'kept' };
  await storeRecord(tx, scope, entity, verdict.record, stored);
  return { state: 'undone' };
}
