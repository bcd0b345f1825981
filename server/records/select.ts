import { isPerPlatform, type Entity } from '../../resources/entity.ts';
import type { DerivedField, Field } from '../../resources/kinds/field.ts';
import { entities } from '../../resources/registry.ts';
import { systemFields } from '../../resources/shape.ts';
import { snakeCase } from '../base/database/snakeCase.ts';
import type { Fragment } from '../base/database/queries.ts';
import { columnType } from './schema/columns.ts';
import { identifier, sql } from '../base/database/sql.ts';

/** All fields of an entity as columns named like the fields, read from its table under the alias `t`. */
export function selectFields(entity: Entity): Fragment {
  const columns = Object.entries(entity.fields).map(([name, field]) =>
    field.kind === 'derived'
      ? derivedColumn(entity, name, field)
      : sql`${identifier(`t.${snakeCase(name)}`)}${asText(field)} as ${identifier(name)}`,
  );
  const system = systemFields.map((name) => sql`${identifier(`t.${snakeCase(name)}`)} as ${identifier(name)}`);
  return join([...columns, ...system]);
}

/** A day has no zone: as text it stays the day that was written. */
function asText({ kind }: Field): Fragment {
  return kind === 'date' ? sql`::text` : sql``;
}

/** The table of an entity under the alias `t`. */
export function fromTable(entity: Entity): Fragment {
  return sql`${identifier(snakeCase(entity.name))} t`;
}

/** The names of the fields of an entity that are stored. */
export function storedFields(entity: Entity): string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => (columnType(field) ? [name] : []));
}

/** All stored fields of a row of the entity's table, under that alias, as one JSON object by their names. */
export function rowAsJson(entity: Entity, alias: string): Fragment {
  const parts = storedFields(entity).map((name) => sql`${name}::text, ${identifier(`${alias}.${snakeCase(name)}`)}`);
  return sql`jsonb_build_object(${join(parts)})`;
}

/** Fragments with commas between them. */
export function join(fragments: Fragment[]): Fragment {
  return fragments.reduce((all, next) => sql`${all}, ${next}`);
}

function derivedColumn(entity: Entity, name: string, { from }: DerivedField): Fragment {
  const [through = '', target = ''] = from.split('.');
  const reference = entity.fields[through];
  if (reference?.kind !== 'reference')
    throw new Error(`${entity.name}.${name} is derived from no reference.`);
  const other: Entity = entities[reference.to as keyof typeof entities];
  const samePlatform = isPerPlatform(other) ? sql`and r.platform = t.platform` : sql``;
  return sql`(
    select ${identifier(`r.${snakeCase(target)}`)} from ${identifier(snakeCase(other.name))} r
    where r.sid = ${identifier(`t.${snakeCase(through)}`)} ${samePlatform} limit 1
  ) as ${identifier(name)}`;
}
