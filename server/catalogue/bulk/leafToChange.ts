import { actsOn } from '../../../resources/bulk/actsOn.ts';
import type { Entity } from '../../../resources/entity.ts';
import type { LeafPath } from '../../../resources/leafValue.ts';
import { leavesAt, type NamedLeaf } from '../../../resources/leavesAt.ts';

/** The leaf at a place that many records may be given alike; undefined for what each has for itself, as it is named by it. */
export function leafToChange(
  entity: Pick<Entity, 'fields' | 'key'>,
  place: string,
): (NamedLeaf & { path: LeafPath }) | undefined {
  const leaf = leavesAt(entity, place).find(
    ({ name, field }) =>
      !entity.key.includes(name) &&
      !entity.fields[name]?.readOnly &&
      !field.readOnly &&
      actsOn(field).length > 0,
  );
  return leaf && { ...leaf, path: [leaf.name, ...leaf.within] };
}
