import { bulkChanges } from '../../../resources/limits.ts';
import { platform as platformOf } from '../../../resources/platform/platforms.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { databaseProblem } from '../../base/database/databaseProblem.ts';
import type { SystemPool, SystemTransaction } from '../../base/database/queries.ts';
import { json, sql, type Json } from '../../base/database/sql.ts';
import { HttpProblem } from '../../base/problems.ts';
import { callerNow } from '../../identity/callerNow.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { gatherFollowing } from '../hooks/gatherFollowing.ts';
import { bulk, bulkColumns, bulkRow, type Bulk, type BulkRowState, type StoredBulkRow } from './bulkRow.ts';
import type { BulkAt, BulkFate } from './BulkFate.ts';
import { changeOne } from './changeOne.ts';
import { lookAtOne } from './lookAtOne.ts';
import { undoOne } from './undoOne.ts';

/** Each step: which rows it takes, what it does to one of them, and what is when none is left. */
const steps = {
  looking: { takes: 'asked', one: lookAtOne, ends: 'ready' },
  running: { takes: 'changes', one: changeOne, ends: 'done' },
  undoing: { takes: 'changed', one: undoOne, ends: 'undone' },
} as const satisfies Record<string, { takes: BulkRowState; one: unknown; ends: Bulk['state'] }>;

/**
 * Does what a change of many records is at, to its end: some records in each transaction, so that nobody waits for all of
 * them. Broken off, it goes on where it was; several at a time take turns.
 */
export async function workOnBulk(write: SystemPool, id: string, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    if (!(await write.transaction((tx) => workOnSome(tx, id)))) return;
  }
}

/** Is there more to do? */
async function workOnSome(tx: SystemTransaction, id: string): Promise<boolean> {
  const found = await tx.first(
    bulk,
    sql`select ${bulkColumns} from bulk_change b where b.id = ${id} for update`,
  );
  const step =
    found &&
    (found.state === 'looking' || found.state === 'running' || found.state === 'undoing') &&
    steps[found.state];
  if (!step) return false;
  const rows = await tx.rows(
    bulkRow,
    sql`
      select r.number, r.key, r.version, r.title, r.before, r.after, r.state, r.reason from bulk_row r
      where r.bulk_id = ${id} and r.state = ${step.takes} order by r.number limit ${bulkChanges.mostTogether}`,
  );
  if (rows.length === 0) {
    await tx.run(
      sql`update bulk_change set state = ${step.ends}, ended_at = ${step.ends === 'ready' ? null : new Date()} where id = ${id}`,
    );
    return false;
  }
  const at: BulkAt = { tx, bulk: found, scopeFor: await scopesOf(tx, found) };
  await gatherFollowing(tx, async () => {
    for (const row of rows) await keepFate(tx, id, row, await fateOf(at, row, step.one));
  });
  return true;
}

/** Done, or left as it is with the reason: what is wrong with one record keeps no other from it. */
async function fateOf(
  at: BulkAt,
  row: StoredBulkRow,
  one: (at: BulkAt, row: StoredBulkRow) => Promise<BulkFate>,
): Promise<BulkFate> {
  const {
    tx,
    bulk: { state },
  } = at;
  await tx.askText('savepoint one_record', []);
  try {
    const fate = await one(at, row);
    await tx.askText('release savepoint one_record', []);
    return fate;
  } catch (error) {
    const problem = error instanceof HttpProblem ? error : databaseProblem(error);
    if (!problem || problem.statusCode >= 500) throw error;
    await tx.askText('rollback to savepoint one_record', []);
    const [fault] = problem.details.errors ?? [];
    const { code, path = '', values = {} } = fault ?? { code: problem.code };
    return { state: state === 'undoing' ? 'kept' : 'refused', reason: { code, path, values } };
  }
}

async function keepFate(
  tx: SystemTransaction,
  id: string,
  row: StoredBulkRow,
  fate: BulkFate,
): Promise<void> {
  const { version, title, before, after, state, reason } = { ...row, ...fate };
  await tx.run(sql`
    update bulk_row set state = ${state}, version = ${version}, title = ${orNull(title)}::jsonb,
      before = ${orNull(before)}::jsonb, after = ${orNull(after)}::jsonb, reason = ${orNull(reason)}::jsonb
    where bulk_id = ${id} and number = ${row.number}`);
}

function orNull(value: unknown): Json | null {
  return value === undefined || value === null ? null : json(value);
}

async function scopesOf(tx: SystemTransaction, bulkChange: Bulk): Promise<BulkAt['scopeFor']> {
  const { sub, platform, entity, id, undoId, address, call, state } = bulkChange;
  const caller = await callerNow(tx, { sub });
  const from = {
    platform: platformOf(platform),
    reportId: state === 'undoing' ? undoId : id,
    ...(address !== null && { address }),
    ...(call !== null && { call }),
  };
  return (action) => scopeOf(caller, from, entityNamed(entity), action);
}
