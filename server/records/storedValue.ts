import type { Entity } from '../../resources/entity.ts';
import { json, sql, verbatim, type Sql } from '../base/database/sql.ts';
import { columnDefault, columnType } from './schema/columns.ts';

/** The value of a field as its column stores it; without one, what the column holds when nothing was given. */
export function storedValue(entity: Entity, name: string, value: unknown): Sql<false> {
  const field = entity.fields[name];
  const type = field && columnType(field);
  if (!type) throw new Error(`${entity.name}.${name} is stored nowhere.`);
  if (value === undefined || value === null) return verbatim(columnDefault(field) ?? 'null');
  if (type === 'jsonb') return sql`${json(value)}::jsonb`;
  if (!isParameter(value)) throw new Error(`${entity.name}.${name} holds what a ${type} cannot.`);
  return sql`${value}::${verbatim(type)}`;
}

type Parameter = string | number | boolean | readonly string[];

function isParameter(value: unknown): value is Parameter {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string');
  return ['string', 'number', 'boolean'].includes(typeof value);
}
