import type { Entity } from './entity.ts';
import type { ImageField } from './kinds/field.ts';

/** The field by whose first picture people recognise a record: the first that is declared; undefined without any. */
export function pictureField({
  fields,
}: Pick<Entity, 'fields'>): { name: string; field: ImageField } | undefined {
  for (const [name, field] of Object.entries(fields)) if (field.kind === 'image') return { name, field };
  return undefined;
}
