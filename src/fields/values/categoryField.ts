import type { Entity } from '../../../resources/entity.ts';

/** The field that names the category of a record, whose attributes it may have. */
export function categoryField({ fields }: Pick<Entity, 'fields'>): string | undefined {
  return Object.entries(fields).find(
    ([, field]) => field.kind === 'reference' && field.to === 'category' && !field.many,
  )?.[0];
}
