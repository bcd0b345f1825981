import type { Entity } from '../../../resources/entity.ts';
import type { Kind } from '../../../resources/kinds/field.ts';
import { lookedThrough } from '../../../resources/lookedThrough.ts';
import type { Parents } from '../../directory/addresses.ts';
import { isFiltered } from '../../fields/filteredKinds.ts';

/** The columns of a list: what is declared as listed, without what all of its rows share. */
export function listedFields({ fields }: Pick<Entity, 'fields'>, parents: Parents): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isShared =
      name in parents || (field.kind === 'derived' && (field.from.split('.')[0] ?? '') in parents);
    return field.listed && !isShared ? [name] : [];
  });
}

/** Kinds that fit a cell. */
const inCells: readonly Kind[] = [
  'text',
  'translated',
  'choice',
  'code',
  'gtin',
  'reference',
  'number',
  'date',
  'yesNo',
  'link',
];

/** The columns that a list has, too, but that are hidden until somebody asks for them. */
export function offeredFields({ fields }: Pick<Entity, 'fields'>, parents: Parents): string[] {
  const derived = Object.values(fields).flatMap((field) =>
    field.kind === 'derived' ? [field.from.split('.')[0] ?? ''] : [],
  );
  return Object.entries(fields).flatMap(([name, field]) => {
    const isLong = 'long' in field && field.long;
    const isShown = field.listed || derived.includes(name) || name in parents;
    return inCells.includes(field.kind) && !isLong && !isShown ? [name] : [];
  });
}

/** The fields by which a list can be narrowed further. */
export function filterableFields({ fields }: Pick<Entity, 'fields'>, parents: Parents): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.filterable && !(name in parents) ? [name] : [],
  );
}

/** Those of them that have an input above the list: words are looked for by one field for all of them (behaviour B476). */
export function narrowingFields(
  entity: Pick<Entity, 'fields' | 'title' | 'key'>,
  parents: Parents,
): string[] {
  const words = lookedThrough(entity);
  return filterableFields(entity, parents).filter((name) => {
    const kind = entity.fields[name]?.kind;
    return kind !== undefined && isFiltered(kind) && !words.includes(name);
  });
}
