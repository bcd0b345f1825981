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
import { conflict, forbidden, notFound, referenced, stale, unprocessable } from '../base/problems.ts';
import { opensOrga, type Scope } from './access/scope.ts';
import { rowOf, where } from './access/where.ts';
import { raiseContentVersion } from './contentVersion.ts';
import { knownFor } from './known.ts';
import { readRecord, type Key, type RecordOf, type StoredRecord } from './readRecords.ts';
import type { HooksOf, Written } from './RecordHooks.ts';
import { recordChange } from './recordChange.ts';
import { referencingEntities } from './references.ts';
import { fromTable, selectStored, storedFields, storedShape, tableOf } from './select.ts';
import { storedValue } from './storedValue.ts';

export type RecordWriter = ReturnType<typeof recordWriter>;

/**
 * The judgement of a record before it is written: by `validateRecord`, with what there is of what it names.
 * @param given in the nesting of the API
 * @param before the record as it is stored and locked
 */
export async function judgeRecord(
  tx: ScopedTransaction,
  scope: Scope,
  entity: Entity,
  given: Row,
  before?: Row,
): Promise<Verdict> {
  const known = await knownFor(tx, scope, entity, readFields(entity, given));
  return validateRecord(entity, given, { stored: before && nest(entity, before), known });
}

/** The writing of declared records, with what an entity has done before and after each write. */
export function recordWriter(hooksOf: HooksOf) {
  return {
    createFromClient,
    createRecord,
    replaceRecord,
    changeRecord,
    putRecord,
    deleteRecord,
    storeRecord,
  };

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
    const record = sound(await judgeRecord(tx, scope, entity, given));
    const row = Object.entries(flatten(entity, record)).filter(([name]) => !entity.fields[name]?.readOnly);
    const created = await insert(tx, scope, entity, Object.fromEntries(row));
    const read = await readBack(tx, scope, entity, keyOf(entity, created));
    requireNone(readOnlyFaults(entity, read, flatten(entity, given)));
    return read;
  }

  /** Stores a new record with what only the server writes into it; one that an undo brings back. Throws what `createFromClient` throws. */
  async function createRecord<const E extends Entity>(
    tx: ScopedTransaction,
    scope: Scope,
    entity: E,
    row: Row,
  ): Promise<RecordOf<E>> {
    const record = sound(await judgeRecord(tx, scope, entity, nest(entity, row)));
    const created = await insert(tx, scope, entity, flatten(entity, record));
    return readBack(tx, scope, entity, keyOf(entity, created));
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
    version?: number,
  ): Promise<RecordOf<E>> {
    const before = await readRecord(tx, scope, entity, key, true);
    if (!before) throw notFound();
    requireVersion(before, version);
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
   * (behaviour B57). Throws what creating and replacing throw; a version asked for must be that of a stored record.
   */
  async function putRecord<const E extends Entity>(
    tx: ScopedTransaction,
    scope: Scope,
    entity: E,
    given: Row,
    version?: number,
  ): Promise<{ row: RecordOf<E>; isNew: boolean }> {
    const before = await readRecord(tx, scope, entity, keyOf(entity, flatten(entity, given)), true);
    if (before) {
      requireVersion(before, version);
      return { row: await changeRecord(tx, scope, entity, before, given), isNew: false };
    }
    if (version !== undefined) throw stale(null);
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
    given: Row,
  ): Promise<StoredRecord> {
    const row = hooksOf(entity).beforeWrite?.(given) ?? given;
    requireOpen(scope, entity, row);
    const names = storedFields(entity).filter((name) => row[name] !== undefined && row[name] !== null);
    const columns = names.map((name) => identifier(snakeCase(name)));
    const values = names.map((name) => storedValue(entity, name, row[name]));
    const after = await tx.one(
      storedShape(entity),
      sql`
        insert into ${tableOf(entity)} as t ${rowOf(scope, columns, values)}
        returning ${selectStored(entity)}`,
    );
    await follow(tx, scope, entity, { after });
    return after;
  }

  async function update(
    tx: ScopedTransaction,
    scope: Scope,
    entity: Entity,
    given: Row,
    before: StoredRecord,
  ): Promise<StoredRecord | undefined> {
    const row = hooksOf(entity).beforeWrite?.(given) ?? given;
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
   * Removes a record. Throws 404 outside the scope, 412 for a stale version, 409 while something refers to it or it
   * must stay.
   */
  async function deleteRecord(
    tx: ScopedTransaction,
    scope: Scope,
    entity: Entity,
    key: Key,
    version?: number,
  ): Promise<void> {
    const before = await readRecord(tx, scope, entity, key, true);
    if (!before) throw notFound();
    requireVersion(before, version);
    if (entity.stays?.(before)) throw conflict('stays');
    await hooksOf(entity).beforeDelete?.(tx, scope, before);
    const referencing = await referencingEntities(tx, scope, entity, before);
    if (referencing.length > 0) throw referenced(referencing);
    await tx.run(sql`delete from ${fromTable(entity)} where t.id = ${before.id} and ${where(scope, 't')}`);
    await follow(tx, scope, entity, { before });
  }

  /** All that follows from a write, whatever it was. */
  async function follow(
    tx: ScopedTransaction,
    scope: Scope,
    entity: Entity,
    { before, after }: { before?: StoredRecord; after?: StoredRecord },
  ): Promise<void> {
    const record = after ?? before;
    if (!record) return;
    await recordChange(tx, scope, entity, keyOf(entity, record), { before, after });
    const written: Written = {
      dataset: scope.dataset,
      id: record.id,
      ...(before && { before }),
      ...(after && { after }),
    };
    await hooksOf(entity).afterWrite?.(asSystem(tx), written);
    await raiseContentVersion(asSystem(tx), scope.shared ? 'all' : scope.dataset);
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

function requireVersion(before: Row, version: number | undefined): void {
  if (version !== undefined && version !== before.version) throw stale(before.version);
}

function sound({ record, faults }: Verdict): Row {
  if (faults) throw unprocessable(faults);
  return record;
}

function requireNone(faults: Fault[]): void {
  if (faults.length > 0) throw unprocessable(faults);
}
