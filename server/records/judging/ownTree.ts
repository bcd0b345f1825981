import type { Entity } from '../../../resources/entity.ts';
import type { Fault } from '../../../resources/fault.ts';
import type { Row } from '../../../resources/shape.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../access/scope.ts';
import { ofPlatformOrShared, recordedUnder } from '../access/where.ts';
import { columnAt, fromTable } from '../select.ts';

/** The field by which records of an entity say themselves what they hang under; undefined where none do, or another keeps it. */
function parentOf({ tree }: Pick<Entity, 'tree'>): string | undefined {
  return tree?.keptBy ? undefined : tree?.parent;
}

/**
 * Lets one transaction at a time rearrange records that keep their tree themselves: of two that each put one record below the
 * other, the second one sees what the first has done.
 */
export async function lockOwnTree(db: ScopedQueries, scope: Scope, entity: Entity): Promise<void> {
  if (!parentOf(entity)) return;
  await db.run(sql`
    select pg_advisory_xact_lock(hashtextextended(${`tree of ${entity.name} `}::text || ${recordedUnder(scope)}::text, 0))`);
}

/** What is wrong with where a record (a flat row) would hang: below itself (behaviour B567). */
export async function circleFaults(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  row: Row,
): Promise<Fault[]> {
  const parent = parentOf(entity);
  if (!parent) return [];
  const above = row[parent];
  const sid = row[entity.key[0] ?? ''];
  // What the database cannot be asked for has a fault of its own.
  if (typeof above !== 'string' || typeof sid !== 'string' || `${above}${sid}`.includes('\0')) return [];
  const isCircle = await leadsTo(db, scope, entity, { sid, parent, from: sql`select ${above}::text` });
  return isCircle ? [{ path: entity.fields[parent]?.at ?? parent, code: 'cycle', values: { sid } }] : [];
}

/** Does a record that is stored hang below itself by now? */
export async function hangsBelowItself(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  sid: string,
): Promise<boolean> {
  const parent = parentOf(entity);
  if (!parent) return false;
  const from = sql`
    select ${columnAt('t', parent)} from ${fromTable(entity)}
    where ${ofPlatformOrShared(scope, entity, 't')} and ${columnAt('t', entity.key[0] ?? '')} = ${sid}`;
  return leadsTo(db, scope, entity, { sid, parent, from });
}

interface WayUp {
  sid: string;
  parent: string;
  /** What the way begins with. */
  from: Sql;
}

/** Does the way up lead to this record? A circle that it is not part of ends the way. */
async function leadsTo(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  { sid, parent, from }: WayUp,
): Promise<boolean> {
  return db.has(sql`
    with recursive up (sid) as (
      ${from}
      union
      select ${columnAt('t', parent)} from ${fromTable(entity)}
      join up on ${columnAt('t', entity.key[0] ?? '')} = up.sid
      where ${ofPlatformOrShared(scope, entity, 't')}
    )
    select from up where up.sid = ${sid}`);
}
