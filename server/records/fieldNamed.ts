import type { Field } from '../../resources/kinds/field.ts';

/** A field of an entity as declared. Throws where none has that name. */
export function fieldNamed(
  { name: entity = 'An entity', fields }: { name?: string; fields: Record<string, Field> },
  name: string,
): Field {
  const field = fields[name];
  if (!field) throw new Error(`${entity} has no field "${name}".`);
  return field;
}
