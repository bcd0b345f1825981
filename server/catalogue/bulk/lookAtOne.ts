import { doAct } from '../../../resources/bulk/doAct.ts';
import { valueAt } from '../../../resources/leafValue.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { flatten, nest, type Row } from '../../../resources/shape.ts';
import { readRecord } from '../../records/readRecords.ts';
import { judgeRecord } from '../records/writeRecords.ts';
import type { StoredBulkRow } from './bulkRow.ts';
import { leafToChange } from './leafToChange.ts';
import { refusedFor, refusedOf } from './refused.ts';
import type { BulkAt, BulkFate } from './BulkFate.ts';

/** What a record would become, judged as if it were written, by the right of this moment. */
export async function lookAtOne({ tx, bulk, scopeFor }: BulkAt, { key }: StoredBulkRow): Promise<BulkFate> {
  const entity = entityNamed(bulk.entity);
  const leaf = leafToChange(entity, bulk.place);
  if (!leaf) throw new Error(`${bulk.entity} has no place "${bulk.place}" that many may be given.`);
  const stored = await readRecord(tx, scopeFor('update'), entity, key);
  if (!stored) {
    const seen = await readRecord(tx, scopeFor('read'), entity, key);
    return seen
      ? { ...refusedFor('no-right-to-change'), title: titleIn(seen, entity.title) }
      : refusedFor('gone-meanwhile');
  }
  const before = valueAt(stored, leaf);
  const wanted = doAct(stored, leaf.path, bulk.wish);
  const looked = {
    version: stored.version,
    title: titleIn(stored, entity.title),
    before,
    after: valueAt(wanted, leaf),
  };
  if (wanted === stored) return { ...looked, state: 'unchanged' };
  const verdict = await judgeRecord(tx, scopeFor('update'), entity, nest(entity, wanted), stored);
  if (verdict.faults) return { ...looked, ...refusedOf(verdict.faults) };
  const after = valueAt(flatten(entity, verdict.record), leaf);
  return { ...looked, after, state: 'changes' };
}

function titleIn(row: Row, title: string): unknown {
  return row[title];
}
