import type { Entity } from '../../resources/entity.ts';
import type { Fault } from '../../resources/fault.ts';
import { readFields } from '../../resources/readFields.ts';
import { readOnlyFaults } from '../../resources/readOnlyFaults.ts';
import { flatten, nest, type Row } from '../../resources/shape.ts';
import { validateRecord, type Verdict } from '../../resources/validateRecord.ts';
import { asSystem } from '../base/database/asSystem.ts';
import type { ScopedTransaction } from '../base/database/queries.ts';
import { snakeCase } from '../base/database/snakeCase.ts';
import { any, identifier, join, sql } from '../base/database/sql.ts';
import { requireExpected, type Expected } from '../base/expected.ts';
import { conflict, forbidden, notFound, unprocessable } from '../base/problems.ts';
import { opensOrga, type Scope } from './access/scope.ts';
import { recordedUnder, rowOf, where } from './access/where.ts';
import { circleFaults, hangsBelowItself, lockOwnTree } from './judging/ownTree.ts';
import { reviewFaults } from './judging/reviewFaults.ts';
import { knownFor } from './known.ts';
import { readRecord, type Key, type RecordOf, type StoredRecord } from './readRecords.ts';
import type { HooksOf, NotAsItWas, Written } from './RecordHooks.ts';
import { readOrigin, versionOfNew, type Origin } from './formerRecord.ts';
import { lastChange, recordChange } from './recordChange.ts';
import { keepNamed, retireNamed, type Agreed } from './references/retireNamed.ts';
import { backRecord, restoreRetired } from './references/restoreRetired.ts';
import { fromTable, selectStored, storedFields, storedShape, tableOf } from './select.ts';
import { storedValue } from './storedValue.ts';

/** The writing of declared records, with what an entity has done before and after each write. */
export function recordWriter(hooksOf: HooksOf) {
  return {
    judgeRecord,
    createFromClient,
    createRecord,
    restoreRecord,
    replaceRecord,
    changeRecord,
    putRecord,
    deleteRecord,
    storeRecord,
  };

  /**
   * The judgement of a record before it is written: by `validateRecord`, of what will be stored, with what there is of what
   * it names.
   * @param given in the nesting of the API
   * @param before the record as it is stored and locked
   */
  async function judgeRecord(
    tx: ScopedTransaction,
    scope: Scope,
    entity: Entity,
    given: Row,
    before?: Row,
  ): Promise<Verdict> {
    await lockOwnTree(tx, scope, entity);
    const record = hooksOf(entity).beforeJudging?.(given) ?? given;
    const row = readFields(entity, record);
    const known = await knownFor(tx, scope, entity, row);
    const verdict = validateRecord(entity, record, { stored: before && nest(entity, before), known });
    const further = [
      ...((await hooksOf(entity).faultsOf?.(tx, row, before)) ?? []),
      ...(await circleFaults(tx, scope, entity, row)),
      ...reviewFaults(scope, entity, {
        before,
        after: verdict.record ? flatten(entity, verdict.record) : row,
      }),
    ];
    return further.length === 0 ? verdict : { faults: [...(verdict.faults ?? []), ...further] };
  }

  /**
   * Stores a new record as a client gives it and returns it as it is then read. What only the server writes, such as
   * popularity, is not theirs to say.
   * Throws 403 outside the scope, the database's own error for a key in use (`databaseProblem`: 409), 422 with all that
   * is wrong with it.
   */
  async function createFromClient<const E extends Entity>(
    tx: ScopedTransaction,
    scope: Scope,
    entity: E,
    given: Row,
  ): Promise<RecordOf<E>> {
    requireOwn(scope, entity, given);
    const record = sound(await judgeRecord(tx, scope, entity, given));
    const row = Object.entries(flatten(entity, record)).filter(([name]) => !entity.fields[name]?.readOnly);
    const created = await insert(tx, scope, entity, Object.fromEntries(row));
    const read = await readBack(tx, scope, entity, keyOf(entity, created));
    requireNone(readOnlyFaults(entity, read, flatten(entity, given)));
    return read;
  }

  /**
   * Stores a new record with what only the server writes into it; one that an undo brings back.
   * @param origin of the one that comes back
   * Throws what `createFromClient` throws.
   */
  async function createRecord<const E extends Entity>(
    tx: ScopedTransaction,
    scope: Scope,
    entity: E,
    row: Row,
    origin: Origin | null = null,
  ): Promise<RecordOf<E>> {
    const record = sound(await judgeRecord(tx, scope, entity, nest(entity, row)));
    const created = await insert(tx, scope, entity, flatten(entity, record), origin);
    return readBack(tx, scope, entity, keyOf(entity, created));
  }

  /**
   * Brings back a deleted record with its age (behaviour B160), and with it what went with it (behaviour B190), of which it
   * tells what is not as it was.
   * @param row its fields as they were
   * @param deletion the id of the change that tells of its deletion
   * Throws what `createRecord` throws.
   */
  async function restoreRecord<const E extends Entity>(
    tx: ScopedTransaction,
    scope: Scope,
    entity: E,
    row: Row,
    deletion: number,
  ): Promise<{ record: RecordOf<E>; notAsItWas: NotAsItWas[] }> {
    const origin = await readOrigin(tx, scope, deletion);
    const restored = await createRecord(tx, scope, entity, row, origin);
    const restoration = await lastChange(tx, scope, entity, keyOf(entity, restored));
    const back = backRecord({ deletion, restoration, sid: String(restored.sid) });
    const following = { author: scope.author, dataset: scope.dataset, hooksOf };
    const { notAsItWas } = await restoreRetired(asSystem(tx), entity, back, following);
    await requireNoCircle(tx, scope, entity, { sid: String(restored.sid), path: entity.tree?.parent });
    return { record: await readBack(tx, scope, entity, keyOf(entity, restored)), notAsItWas };
  }

  /**
   * Replaces a record by what is given: a field that it does not mention is cleared. An unchanged one keeps its
   * version. Throws 404 outside the scope, 412 for a stale version, 422 with all that is wrong.
   */
  async function replaceRecord<const E extends Entity>(
    tx: ScopedTransaction,
    scope: Scope,
    entity: E,
    key: Key,
    given: Row,
    expected?: Expected,
  ): Promise<RecordOf<E>> {
    const before = await readRecord(tx, scope, entity, key, true);
    if (!before) throw notFound();
    requireExpected(expected, before.version);
    return changeRecord(tx, scope, entity, before, given);
  }

  /** Replaces a record that was read and locked. Throws 422 with all that is wrong. */
  async function changeRecord<const E extends Entity>(
    tx: ScopedTransaction,
    scope: Scope,
    entity: E,
    before: RecordOf<E>,
    given: Row,
  ): Promise<RecordOf<E>> {
    const record = sound(await judgeRecord(tx, scope, entity, given, before));
    const changed = await storeRecord(tx, scope, entity, record, before);
    return changed ? readBack(tx, scope, entity, keyOf(entity, before)) : before;
  }

  /**
   * Creates a record, or replaces the one that has its key: for entities whose POST does both
   * (behaviour B57). Throws what creating and replacing throw; where a version is expected there must be a stored record.
   */
  async function putRecord<const E extends Entity>(
    tx: ScopedTransaction,
    scope: Scope,
    entity: E,
    given: Row,
    expected?: Expected,
  ): Promise<{ row: RecordOf<E>; isNew: boolean }> {
    const before = await readRecord(tx, scope, entity, keyOf(entity, flatten(entity, given)), true);
    if (before) {
      requireExpected(expected, before.version);
      return { row: await changeRecord(tx, scope, entity, before, given), isNew: false };
    }
    requireExpected(expected, null);
    return { row: await createFromClient(tx, scope, entity, given), isNew: true };
  }

  /**
   * Writes a record that was judged, with all that follows from it, and returns it as it is stored; undefined for one
   * that says what is stored already.
   * @param record in the nesting of the API; what only the server writes is left as it is
   * @param before the record that it replaces, read and locked; without one it is created
   */
  async function storeRecord(
    tx: ScopedTransaction,
    scope: Scope,
    entity: Entity,
    record: Row,
    before?: StoredRecord,
  ): Promise<StoredRecord | undefined> {
    const row = Object.entries(flatten(entity, record)).filter(([name]) => !entity.fields[name]?.readOnly);
    const own = Object.fromEntries(row);
    return before ? update(tx, scope, entity, own, before) : insert(tx, scope, entity, own);
  }

  async function insert(
    tx: ScopedTransaction,
    scope: Scope,
    entity: Entity,
    row: Row,
    origin: Origin | null = null,
  ): Promise<StoredRecord> {
    requireOpen(scope, entity, row);
    const names = storedFields(entity).filter((name) => row[name] !== undefined && row[name] !== null);
    const columns = [
      ...names.map((name) => identifier(snakeCase(name))),
      ...(origin ? [identifier('id'), identifier('created_at')] : []),
    ];
    const values = [
      ...names.map((name) => storedValue(entity, name, row[name])),
      ...(origin ? [sql`${origin.id}`, sql`${origin.createdAt}::text::timestamptz`] : []),
    ];
    const created = await tx.one(
      storedShape(entity),
      sql`
        insert into ${tableOf(entity)} as t ${rowOf(scope, columns, values)}
        returning ${selectStored(entity)}`,
    );
    // Asked once it stands there: whoever was just deleting the one before has done so by now.
    const version = versionOfNew(entity.name, recordedUnder(scope), sql`${keyOf(entity, created)}::text[]`);
    const risen = await tx.first(
      storedShape(entity),
      sql`
        update ${fromTable(entity)} set version = ${version}
        where t.id = ${created.id} and ${where(scope, 't')} and t.version < ${version}
        returning ${selectStored(entity)}`,
    );
    const after = risen ?? created;
    await follow(tx, scope, entity, { after });
    return after;
  }

  async function update(
    tx: ScopedTransaction,
    scope: Scope,
    entity: Entity,
    row: Row,
    before: StoredRecord,
  ): Promise<StoredRecord | undefined> {
    const columns = storedFields(entity)
      .filter((name) => !entity.fields[name]?.readOnly && !entity.key.includes(name))
      .map((name) => ({ column: identifier(snakeCase(name)), value: storedValue(entity, name, row[name]) }));
    const after = await tx.first(
      storedShape(entity),
      sql`
        update ${fromTable(entity)}
        set ${join(columns.map(({ column, value }) => sql`${column} = ${value}`))},
          version = version + 1, updated_at = now()
        where t.id = ${before.id} and ${where(scope, 't')}
          and ${any(columns.map(({ column, value }) => sql`t.${column} is distinct from ${value}`))}
        returning ${selectStored(entity)}`,
    );
    if (after) await follow(tx, scope, entity, { before, after });
    return after;
  }

  /**
   * Removes a record, and with it what others say of it (behaviour B190). Throws 404 outside the scope, 412 for a stale
   * version, 409 while something needs it that nobody has agreed to lose or to replace, or when it must stay, 422 for what
   * cannot take its place. Returns the id of the change that tells of it.
   */
  async function deleteRecord(
    tx: ScopedTransaction,
    scope: Scope,
    entity: Entity,
    key: Key,
    expected?: Expected,
    agreed: Agreed = {},
  ): Promise<number> {
    const before = await readRecord(tx, scope, entity, key, true);
    if (!before) throw notFound();
    requireExpected(expected, before.version);
    if (entity.stays?.(before)) throw conflict('stays');
    requireNone(reviewFaults(scope, entity, { before }));
    await hooksOf(entity).beforeDelete?.(tx, scope, before);
    await keepNamed(tx, scope, entity, before, agreed);
    await tx.run(sql`delete from ${fromTable(entity)} where t.id = ${before.id} and ${where(scope, 't')}`);
    const change = await recordChange(tx, scope, entity, keyOf(entity, before), { before });
    await retireNamed(tx, scope, entity, before, { change, agreed, hooksOf });
    await requireNoCircle(tx, scope, entity, { sid: agreed.insteadOf, path: 'insteadOf' });
    await follow(tx, scope, entity, { before });
    return change;
  }

  /** All that follows from a write, whatever it was; of a deletion, which is recorded before, the rest. */
  async function follow(
    tx: ScopedTransaction,
    scope: Scope,
    entity: Entity,
    { before, after }: { before?: StoredRecord; after?: StoredRecord },
  ): Promise<void> {
    const record = after ?? before;
    if (!record) return;
    if (after) await recordChange(tx, scope, entity, keyOf(entity, record), { before, after });
    const written: Written = {
      dataset: scope.dataset,
      id: record.id,
      ...(before && { before }),
      ...(after && { after }),
    };
    await hooksOf(entity).afterWrite?.(asSystem(tx), written);
  }
}

/** As it is read by whoever wrote it: what follows from a write may stand in the record itself. */
async function readBack<const E extends Entity>(
  tx: ScopedTransaction,
  scope: Scope,
  entity: E,
  key: Key,
): Promise<RecordOf<E>> {
  const read = await readRecord(tx, scope, entity, key);
  // A record that its own writer may not see afterwards was never theirs to write.
  if (!read) throw forbidden();
  return read;
}

/** The key that a row has. */
export function keyOf(entity: Pick<Entity, 'key'>, row: Row): string[] {
  return entity.key.map((field) => String(row[field]));
}

function requireOpen(scope: Scope, { owner }: Entity, row: Row): void {
  const isOpen = owner ? opensOrga(scope, String(row[owner])) : scope.filter === 'all';
  if (!isOpen) throw forbidden();
}

/** Asked before a record is judged: its faults would tell what others have that it names. */
function requireOwn(scope: Scope, entity: Entity, given: Row): void {
  const orgaSid = entity.owner && readFields(entity, given)[entity.owner];
  if (typeof orgaSid === 'string' && !opensOrga(scope, orgaSid)) throw forbidden();
}

/** Asked once records hang under that of `sid` by what was done to others. */
async function requireNoCircle(
  tx: ScopedTransaction,
  scope: Scope,
  entity: Entity,
  { sid, path = '' }: { sid: string | undefined; path: string | undefined },
): Promise<void> {
  if (sid === undefined || !(await hangsBelowItself(tx, scope, entity, sid))) return;
  throw unprocessable([{ path, code: 'cycle', values: { sid } }]);
}

function sound({ record, faults }: Verdict): Row {
  if (faults) throw unprocessable(faults);
  return record;
}

function requireNone(faults: Fault[]): void {
  if (faults.length > 0) throw unprocessable(faults);
}
