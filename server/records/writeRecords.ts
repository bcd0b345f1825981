import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import { opensOrga, type Scope } from './access/scope.ts';
import { snakeCase } from '../base/database/snakeCase.ts';
import { where } from './access/where.ts';
import type { Transaction } from '../base/database/connect.ts';
import type { Fragment } from '../base/database/queries.ts';
import {
  conflict,
  forbidden,
  HttpProblem,
  notFound,
  referenced,
  stale,
  unprocessable,
  type Fault,
} from '../base/problems.ts';
import { columnDefault, columnType } from './schema/columns.ts';
import { raiseContentVersion } from './contentVersion.ts';
import { attributeFaults } from './attributeFaults.ts';
import { keyEquals, readRecord, type Key } from './readRecords.ts';
import { readOnlyFaults } from './readOnlyFaults.ts';
import type { HooksOf } from './RecordHooks.ts';
import { recordChange } from './recordChange.ts';
import { missingReferences, referencingEntities } from './references.ts';
import { fromTable, join, storedFields } from './select.ts';
import { missingUploads } from './missingUploads.ts';
import { json, sql, verbatim } from '../base/database/sql.ts';

export type RecordWriter = ReturnType<typeof recordWriter>;

/** The writing of declared records, with what an entity has done before and after each write. */
export function recordWriter(hooksOf: HooksOf) {
  return { createRecord, replaceRecord, putRecord, deleteRecord };

  /**
   * Stores a new thing and returns it as stored.
   * Throws 403 outside the scope, the database's own error for a key in use (`databaseProblem`: 409), 422 for a reference that leads nowhere.
   */
  async function createRecord(tx: Transaction, scope: Scope, entity: Entity, given: Row): Promise<Row> {
    const row = hooksOf(entity).beforeWrite?.(given) ?? given;
    const owner = entity.owner && row[entity.owner];
    if (owner && !opensOrga(scope, String(owner))) throw forbidden();
    requireSound(await referenceFaults(tx, scope, entity, row));
    const names = storedFields(entity).filter((name) => row[name] !== undefined && row[name] !== null);
    const columns = [...(scope.shared ? [] : ['platform']), ...names.map(snakeCase)];
    const values = [
      ...(scope.shared ? [] : [tx`${scope.dataset}`]),
      ...names.map((name) => stored(entity, name, row[name])),
    ];
    const [created] = await tx<[{ id: number }]>`
      insert into ${tx(snakeCase(entity.name))} (${join(columns.map((column) => tx`${tx(column)}`),
      )})
      values (${join(values)})
      returning id`;
    return finish(tx, scope, entity, keyOf(entity, row), { id: created.id });
  }

  /**
   * Replaces a thing by what the row says: a field it does not mention is cleared. An unchanged thing
   * keeps its version. Throws 404 outside the scope, 412 for a stale version, 422 for read-only fields.
   */
  async function replaceRecord(
    tx: Transaction,
    scope: Scope,
    entity: Entity,
    key: Key,
    given: Row,
    version?: number,
  ): Promise<Row> {
    const row = hooksOf(entity).beforeWrite?.(given) ?? given;
    const before = await readRecord(tx, scope, entity, key, true);
    if (!before) throw notFound();
    requireVersion(before, version);
    requireSound([
      ...readOnlyFaults(entity, before, row),
      ...(await referenceFaults(tx, scope, entity, row, before)),
    ]);
    const names = storedFields(entity).filter(
      (name) => !entity.fields[name]?.readOnly && !entity.key.includes(name),
    );
    const assignments = names.map(
      (name) => tx`${tx(snakeCase(name))} = ${stored(entity, name, row[name])}`,
    );
    const changed = names.map(
      (name) => tx`t.${tx(snakeCase(name))} is distinct from ${stored(entity, name, row[name])}`,
    );
    const [updated] = await tx<[{ id: number }?]>`
      update ${fromTable(entity)} set ${join(assignments)}, version = version + 1, updated_at = now()
      where ${where(scope, 't')} and ${keyEquals(entity, key)}
        and (${changed.reduce((any, next) => tx`${any} or ${next}`)})
      returning id`;
    return updated ? finish(tx, scope, entity, key, { id: updated.id, before }) : before;
  }

  /**
   * Creates a thing, or replaces the one that has its key: for entities whose POST does both (api: Rules for
   * every call). Throws what creating and replacing throw; a version asked for must be that of a stored thing.
   */
  async function putRecord(
    tx: Transaction,
    scope: Scope,
    entity: Entity,
    row: Row,
    version?: number,
  ): Promise<{ row: Row; isNew: boolean }> {
    const key = keyOf(entity, row);
    const before = await readRecord(tx, scope, entity, key, true);
    if (before) return { row: await replaceRecord(tx, scope, entity, key, row, version), isNew: false };
    if (version !== undefined) throw stale(null);
    return { row: await createRecord(tx, scope, entity, row), isNew: true };
  }

  /** Removes a thing. Throws 404 outside the scope, 412 for a stale version, 409 while something refers to it or it must stay. */
  async function deleteRecord(
    tx: Transaction,
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
    const [gone] = await tx<[{ id: number }]>`
      delete from ${fromTable(entity)} where ${where(scope, 't')} and ${keyEquals(entity, key)} returning id`;
    await recordChange(tx, scope, entity, key, { before });
    await hooksOf(entity).afterWrite?.(tx, { dataset: scope.dataset, id: gone.id, before });
    await raiseContentVersion(tx, scope.shared ? 'all' : scope.dataset);
  }

  async function finish(
    tx: Transaction,
    scope: Scope,
    entity: Entity,
    key: Key,
    written: { id: number; before?: Row },
  ): Promise<Row> {
    const after = await readRecord(tx, scope, entity, key);
    // A thing that its own writer may not see afterwards was never his to write.
    if (!after) throw forbidden();
    await recordChange(tx, scope, entity, key, { before: written.before, after });
    const follow = hooksOf(entity).afterWrite;
    await follow?.(tx, { dataset: scope.dataset, ...written, after });
    await raiseContentVersion(tx, scope.shared ? 'all' : scope.dataset);
    // What follows from a write may stand in the thing itself.
    return (follow && (await readRecord(tx, scope, entity, key))) ?? after;
  }
}

function stored(entity: Entity, name: string, value: unknown): Fragment {
  const field = entity.fields[name];
  if (!field) throw new HttpProblem(500, 'internal', { detail: `${entity.name} has no field ${name}.` });
  if (value === undefined || value === null) return sql`${verbatim(columnDefault(field) ?? 'null')}`;
  const type = columnType(field) ?? 'text';
  const parameter =
    type === 'jsonb' ? sql`${json(value as Parameters<Transaction['json']>[0])}` : sql`${value as string}`;
  return sql`${parameter}::${verbatim(type)}`;
}

function keyOf(entity: Entity, row: Row): Key {
  return entity.key.map((field) => String(row[field]));
}

function requireVersion(before: Row, version: number | undefined): void {
  if (version !== undefined && version !== before.version) throw stale(before.version);
}

function requireSound(faults: Fault[]): void {
  if (faults.length > 0) throw unprocessable(faults);
}

async function referenceFaults(
  tx: Transaction,
  scope: Scope,
  entity: Entity,
  row: Row,
  before?: Row,
): Promise<Fault[]> {
  const missing = await missingReferences(tx, scope, entity, row);
  return [
    ...missing.map(({ path, sid }) => ({ path, code: 'missing-reference', values: { sid } })),
    ...(await missingUploads(tx, scope, entity, row)),
    ...(await attributeFaults(tx, entity, row, before)),
  ];
}
