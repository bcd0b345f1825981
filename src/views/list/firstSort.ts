import type { Entity } from '../../../resources/entity.ts';

/** How a list is sorted at first: by the first field that it can be sorted by. */
export function firstSort({ fields, title }: Pick<Entity, 'fields' | 'title'>) {
  const sortable = Object.entries(fields).filter(([, field]) => field.sortable);
  const field = sortable.find(([name]) => name === title)?.[0] ?? sortable[0]?.[0] ?? 'id';
  return { field, order: 'ASC' as const };
}
