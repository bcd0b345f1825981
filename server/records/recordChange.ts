import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import { isSameValue } from '../../resources/sameValue.ts';
import { integer } from '../base/database/column.ts';
import type { ScopedQueries, ScopedTransaction } from '../base/database/queries.ts';
import { json, sql, type Json, type Sql } from '../base/database/sql.ts';
import { recordedUnder } from './access/where.ts';
import type { Author, Scope } from './access/scope.ts';
import { companyOfChange } from './companyOfChange.ts';
import type { Key } from './readRecords.ts';
import { storedFields } from './select.ts';

/**
 * Keeps who did what to a record, in the transaction that does it: all fields of a created or deleted one, of a
 * changed one those that differ. Returns the id of the change.
 */
export async function recordChange(
  tx: ScopedTransaction,
  scope: Scope,
  entity: Entity,
  key: Key,
  { before, after }: { before?: Row | undefined; after?: Row | undefined },
): Promise<number> {
  const names = storedFields(entity).filter(
    (name) => !(before && after) || !isSameValue(before[name], after[name]),
  );
  const kind = before ? (after ? 'changed' : 'deleted') : 'created';
  const part = (row: Row | undefined) =>
    row ? json(Object.fromEntries(names.map((name) => [name, row[name]]))) : null;
  const version = versionIn(after ?? before);
  const change = insertChanges(
    scope.author,
    recordedUnder(scope),
    sql`
      select ${entity.name}::text, ${key}::text[], ${kind}::text, ${version}::integer, ${part(before)}::jsonb,
        ${part(after)}::jsonb, ${kind === 'deleted' ? originIn(before) : null}::jsonb`,
  );
  const { id } = await tx.one({ id: integer }, sql`${change} returning id`);
  return id;
}

function versionIn(row: Row | undefined): number | null {
  return typeof row?.version === 'number' ? row.version : null;
}

/** What `originOf` says of a row, of one that was read; null where that was not read with it. */
function originIn(row: Row | undefined): Json | null {
  if (typeof row?.id !== 'number' || !(row.createdAt instanceof Date)) return null;
  return json({ id: row.id, createdAt: row.createdAt.toISOString() });
}

/** The id of the newest change of a record. Throws where there is none. */
export async function lastChange(
  db: ScopedQueries,
  scope: Scope,
  { name }: Pick<Entity, 'name'>,
  key: Key,
): Promise<number> {
  const { id } = await db.one(
    { id: integer },
    sql`
      select max(c.id) as id from change c
      where c.platform = ${recordedUnder(scope)} and c.entity = ${name} and c.key = ${key}`,
  );
  return id;
}

/**
 * The statement that keeps what somebody did on a platform.
 * @param platform as a value of the statement
 * @param changes a query that answers entity, key, kind, version, before, after and, of a deletion, the origin
 * (`originOf`) of each change, in their order
 */
export function insertChanges(author: Author, platform: Sql<true>, changes: Sql): Sql<true>;
export function insertChanges(author: Author, platform: Sql, changes: Sql): Sql;
export function insertChanges({ sub, address, call, reportId }: Author, platform: Sql, changes: Sql): Sql {
  return sql`
    insert into change (
      sub, address, call, report_id, platform, company, entity, key, kind, version, before, after, origin)
    select ${sub}::text, ${address}::text, ${call}::text, ${reportId}::uuid, ${platform}::text, ${companyOfChange('c')}, c.*
    from (${changes}) c (entity, key, kind, version, before, after, origin)`;
}

/**
 * The statement that keeps what followed from changes of other records, which somebody made.
 * @param changes a query that answers platform, entity, key, kind, version, before, after and, of a deletion, the origin
 * (`originOf`) of each, and the ids of the changes that it followed from
 */
export function insertConsequences({ sub, address, call, reportId }: Author, changes: Sql): Sql {
  return sql`
    insert into change (
      sub, address, call, report_id, company, platform, entity, key, kind, version, before, after, origin, causes)
    select ${sub}::text, ${address}::text, ${call}::text, ${reportId}::uuid, ${companyOfChange('c')}, c.*
    from (${changes}) c (platform, entity, key, kind, version, before, after, origin, causes)`;
}
