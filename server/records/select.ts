import { isPerPlatform, type Entity } from '../../resources/entity.ts';
import type { DerivedField, Field } from '../../resources/kinds/field.ts';
import { entities } from '../../resources/registry.ts';
import { systemFields } from '../../resources/shape.ts';
import { snakeCase } from '../base/database/snakeCase.ts';
import type { Fragment, Queries } from '../base/database/queries.ts';
import { columnType } from './schema/columns.ts';

/** All fields of an entity as columns named like the fields, read from its table under the alias `t`. */
export function selectFields(sql: Queries, entity: Entity): Fragment {
  const columns = Object.entries(entity.fields).map(([name, field]) =>
    field.kind === 'derived'
      ? derivedColumn(sql, entity, name, field)
      : sql`${sql(`t.${snakeCase(name)}`)}${asText(sql, field)} as ${sql(name)}`,
  );
  const system = systemFields.map((name) => sql`${sql(`t.${snakeCase(name)}`)} as ${sql(name)}`);
  return join(sql, [...columns, ...system]);
}

/** A day has no zone: as text it stays the day that was written. */
function asText(sql: Queries, { kind }: Field): Fragment {
  return kind === 'date' ? sql`::text` : sql``;
}

/** The table of an entity under the alias `t`. */
export function fromTable(sql: Queries, entity: Entity): Fragment {
  return sql`${sql(snakeCase(entity.name))} t`;
}

/** The names of the fields of an entity that are stored. */
export function storedFields(entity: Entity): string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => (columnType(field) ? [name] : []));
}

/** All stored fields of a row of the entity's table, under that alias, as one JSON object by their names. */
export function rowAsJson(sql: Queries, entity: Entity, alias: string): Fragment {
  const parts = storedFields(entity).map((name) => sql`${name}::text, ${sql(`${alias}.${snakeCase(name)}`)}`);
  return sql`jsonb_build_object(${join(sql, parts)})`;
}

/** Fragments with commas between them. */
export function join(sql: Queries, fragments: Fragment[]): Fragment {
  return fragments.reduce((all, next) => sql`${all}, ${next}`);
}

function derivedColumn(sql: Queries, entity: Entity, name: string, { from }: DerivedField): Fragment {
  const [through = '', target = ''] = from.split('.');
  const reference = entity.fields[through];
  if (reference?.kind !== 'reference')
    throw new Error(`${entity.name}.${name} is derived from no reference.`);
  const other: Entity = entities[reference.to as keyof typeof entities];
  const samePlatform = isPerPlatform(other) ? sql`and r.platform = t.platform` : sql``;
  return sql`(
    select ${sql(`r.${snakeCase(target)}`)} from ${sql(snakeCase(other.name))} r
    where r.sid = ${sql(`t.${snakeCase(through)}`)} ${samePlatform} limit 1
  ) as ${sql(name)}`;
}
