import type { z } from 'zod';
import type { Entity } from './entity.ts';
import { fieldSchema } from './kinds/validation.ts';
import { flatten, type Row } from './shape.ts';

type Shaped = Pick<Entity, 'fields'>;

const schemas = new WeakMap<Shaped['fields'], Map<string, z.ZodType>>();

/**
 * The flat row of a record that may be at fault: a field as it is stored where it is sound by itself, and as it was
 * given, any JSON, where it is not.
 * @param given in the nesting of the API
 */
export function readFields(entity: Shaped, given: Row): Row {
  const row = flatten(entity, given);
  for (const [name, schema] of schemasOf(entity)) {
    if (row[name] === undefined) continue;
    const read = schema.safeParse(row[name]);
    if (read.success) row[name] = read.data;
  }
  return row;
}

function schemasOf({ fields }: Shaped): Map<string, z.ZodType> {
  const known = schemas.get(fields);
  if (known) return known;
  const made = new Map(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
  schemas.set(fields, made);
  return made;
}
