import { doAct } from '../../../resources/bulk/doAct.ts';
import { valueAt } from '../../../resources/leafValue.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { nest } from '../../../resources/shape.ts';
import { readRecord } from '../../records/readRecords.ts';
import { judgeRecord, storeRecord } from '../records/writeRecords.ts';
import type { StoredBulkRow } from './bulkRow.ts';
import { leafToChange } from './leafToChange.ts';
import { refusedFor, refusedOf } from './refused.ts';
import type { BulkAt, BulkFate } from './BulkFate.ts';

/** Writes a record as a single save of it would, unless somebody has changed it since it was looked at. */
export async function changeOne(
  { tx, bulk, scopeFor }: BulkAt,
  { key, version }: StoredBulkRow,
): Promise<BulkFate> {
  const entity = entityNamed(bulk.entity);
  const leaf = leafToChange(entity, bulk.place);
  const scope = scopeFor('update');
  const stored = await readRecord(tx, scope, entity, key, true);
  if (!leaf || !stored) return refusedFor('gone-meanwhile');
  if (stored.version !== version) return refusedFor('changed-meanwhile');
  const verdict = await judgeRecord(
    tx,
    scope,
    entity,
    nest(entity, doAct(stored, leaf.path, bulk.wish)),
    stored,
  );
  if (verdict.faults) return refusedOf(verdict.faults);
  const written = await storeRecord(tx, scope, entity, verdict.record, stored);
  if (!written) return { state: 'unchanged' };
  return { state: 'changed', version: written.version, after: valueAt(written, leaf) };
}
