import { z } from 'zod';
import type { Field } from '../../resources/kinds/field.ts';
import { fieldSchema } from '../../resources/kinds/validation.ts';
import type { RowOf } from '../../resources/rowOf.ts';
import { fieldNamed } from './fieldNamed.ts';
import { isNotNull } from './schema/columns.ts';

/**
 * The schema of an object that a statement builds of these fields of an entity, each under its own name, as
 * `json_build_object('sid', c.sid, 'name', c.name)`.
 */
export function objectOf<
  const E extends { fields: Record<string, Field> },
  const Name extends keyof E['fields'] & string,
>(
  entity: E,
  ...names: readonly Name[]
): z.ZodObject<{ [Own in Name]: z.ZodType<RowOf<E>[Own]> }, z.core.$strict> {
  const parts = names.map((name) => [name, partOf(fieldNamed(entity, name))]);
  // A declaration that is read at run time has no types to give; `RowOf` says the same of it to the compiler.
  return z.strictObject(Object.fromEntries(parts) as { [Own in Name]: z.ZodType<RowOf<E>[Own]> });
}

function partOf(field: Field): z.ZodType {
  const schema = fieldSchema(field);
  return isNotNull(field) ? schema : schema.nullable();
}
