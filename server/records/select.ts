import { isPerPlatform, type Entity } from '../../resources/entity.ts';
import type { DerivedField, Field } from '../../resources/kinds/field.ts';
import { entityNamed } from '../../resources/registry.ts';
import { systemFields } from '../../resources/shape.ts';
import { integer, nullable, time, type Shape } from '../base/database/column.ts';
import { snakeCase } from '../base/database/snakeCase.ts';
import { identifier, join, sql, type Identifier, type Sql } from '../base/database/sql.ts';
import { fieldNamed } from './fieldNamed.ts';
import { columnOf } from './fieldsOf.ts';
import { columnType } from './schema/columns.ts';

/** The column of a field of an entity, of its table under that alias. */
export function columnAt(alias: string, name: string): Identifier {
  return identifier(`${alias}.${snakeCase(name)}`);
}

/** The table of an entity. */
export function tableOf({ name }: Pick<Entity, 'name'>): Identifier {
  return identifier(snakeCase(name));
}

/** The table of an entity under the alias `t`. */
export function fromTable(entity: Entity): Sql<false> {
  return sql`${tableOf(entity)} t`;
}

/** The names of the fields of an entity that are stored. */
export function storedFields(entity: Entity): string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => (columnType(field) ? [name] : []));
}

/** The stored fields of an entity, its id and what the system says of it, as columns under their names. */
export function selectStored(entity: Entity): Sql<false> {
  const fields = storedFields(entity).map(
    (name) => sql`${columnAt('t', name)}${asText(entity.fields[name])} as ${identifier(name)}`,
  );
  const system = systemFields.map((name) => sql`${columnAt('t', name)} as ${identifier(name)}`);
  return join([sql`t.id`, ...fields, ...system]);
}

/** All fields of an entity as columns under their names, read from its table under the alias `t`. */
export function selectFields(entity: Entity): Sql<false> {
  const known = selections.get(entity) ?? selectionOf(entity);
  selections.set(entity, known);
  return known;
}

/** Both follow from the declaration alone, and making them would cost more than reading a record. */
const selections = new WeakMap<Entity, Sql<false>>();
const shapes = new WeakMap<Entity, RecordShape>();

function selectionOf(entity: Entity): Sql<false> {
  const derived = derivedFields(entity).map(
    ([name, field]) => sql`${throughReference(entity, name, field)} as ${identifier(name)}`,
  );
  return join([selectStored(entity), ...derived]);
}

const systemShape = { id: integer, version: integer, createdAt: time, updatedAt: time } as const;

/** What `selectStored` answers. */
export function storedShape(entity: Entity): Shape & typeof systemShape {
  const columns = storedFields(entity).map((name) => [name, columnOf(fieldNamed(entity, name))]);
  return { ...Object.fromEntries(columns), ...systemShape };
}

type RecordShape = Shape & typeof systemShape;

/** What `selectFields` answers. */
export function recordShape(entity: Entity): RecordShape {
  const known = shapes.get(entity) ?? shapeOf(entity);
  shapes.set(entity, known);
  return known;
}

function shapeOf(entity: Entity): RecordShape {
  const derived = derivedFields(entity).map(([name, field]) => {
    const { other, target } = sourceOf(entity, name, field);
    return [name, nullable(columnOf(fieldNamed(other, target)))];
  });
  return { ...storedShape(entity), ...Object.fromEntries(derived) };
}

/** All stored fields of a row of the entity's table, under that alias, as one JSON object by their names. */
export function rowAsJson(entity: Entity, alias: string): Sql<false> {
  const parts = storedFields(entity).map((name) => sql`${name}::text, ${columnAt(alias, name)}`);
  return sql`jsonb_build_object(${join(parts)})`;
}

/** A day has no zone: as text it stays the day that was written. */
function asText(field: Field | undefined): Sql<false> {
  return field?.kind === 'date' ? sql`::text` : sql``;
}

/** The fields of an entity that it reads through a reference. */
export function derivedFields({ fields }: Entity): [string, DerivedField][] {
  return Object.entries(fields).flatMap(([name, field]): [string, DerivedField][] =>
    field.kind === 'derived' ? [[name, field]] : [],
  );
}

/** Through which reference, to which field of which entity a derived field reads. */
export function sourceOf(entity: Entity, name: string, { from }: DerivedField) {
  const [through = '', target = ''] = from.split('.');
  const reference = entity.fields[through];
  if (reference?.kind !== 'reference')
    throw new Error(`${entity.name}.${name} is derived from no reference.`);
  return { through, target, other: entityNamed(reference.to) };
}

/** What a derived field reads, of the row under the alias `t`. */
export function throughReference(entity: Entity, name: string, field: DerivedField): Sql<false> {
  const { through, target, other } = sourceOf(entity, name, field);
  const samePlatform = isPerPlatform(other) ? sql`and r.platform = t.platform` : sql``;
  return sql`(
    select ${columnAt('r', target)} from ${tableOf(other)} r
    where r.sid = ${columnAt('t', through)} ${samePlatform} limit 1
  )`;
}
