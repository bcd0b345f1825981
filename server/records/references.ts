import { isPerPlatform, type Entity } from '../../resources/entity.ts';
import type { ReferenceField } from '../../resources/kinds/field.ts';
import { allEntities } from '../../resources/registry.ts';
import type { Row } from '../../resources/shape.ts';
import type { ScopedQueries } from '../base/database/queries.ts';
import { join, sql } from '../base/database/sql.ts';
import type { Scope } from './access/scope.ts';
import { sharedByAll, whereverShown } from './access/where.ts';
import { columnAt, fromTable } from './select.ts';

/** A field by which records of an entity name those of another one. */
export interface Referring {
  entity: Entity;
  name: string;
  field: ReferenceField;
}

/** Every field that names records of an entity. */
export function referringTo({ name: to }: Pick<Entity, 'name'>): Referring[] {
  return allEntities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      field.kind === 'reference' && field.to === to ? [{ entity, name, field }] : [],
    ),
  );
}

/** Which fields of the referring entity say the same as which ones of the other: the other's key beside its sid. */
export function sharedFields(
  { within = [], companyIn }: ReferenceField,
  other: Pick<Entity, 'owner'>,
): [string, string][] {
  const same = within.map((shared): [string, string] => [shared, shared]);
  return companyIn && other.owner ? [...same, [companyIn, other.owner]] : same;
}

/** The names of the entities of which a record still refers to this one, whose scope it is. */
export async function referencingEntities(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  row: Row,
): Promise<string[]> {
  const referencing: string[] = [];
  for (const { entity: other, name, field } of referringTo(entity)) {
    const column = columnAt('t', name);
    const names = field.many ? sql`${column} @> ${[String(row.sid)]}` : sql`${column} = ${String(row.sid)}`;
    const within = sharedFields(field, entity).map(
      ([ours, theirs]) => sql`and ${columnAt('t', ours)} = ${String(row[theirs])}`,
    );
    const there = isPerPlatform(other) ? whereverShown(scope, 't') : sharedByAll(other);
    const isNamed = await db.has(
      sql`select from ${fromTable(other)} where ${names} and ${there} ${join(within, ' ')} limit 1`,
    );
    if (isNamed) referencing.push(other.name);
  }
  return [...new Set(referencing)];
}
