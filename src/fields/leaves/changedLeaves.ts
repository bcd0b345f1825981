import type { Entity } from '../../../resources/entity.ts';
import type { ObjectField } from '../../../resources/kinds/field.ts';
import { valueAt, withValue } from '../../../resources/leafValue.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Leaf, LeafChange } from '../../directory/Leaf.ts';
import type { Place } from '../../directory/Place.ts';
import { commonKeys, elementsOf, type Elements } from './elements.ts';
import { isSame } from './isSame.ts';
import { leavesIn, leavesOf } from './leaves.ts';

/**
 * What differs between two versions of a record, leaf by leaf in the order of its fields (behaviour B213). A row may hold
 * some of the fields only; those that neither has did not change.
 */
export function changedLeaves(entity: Entity, before: Row, after: Row): LeafChange[] {
  return changesOf(leavesOf(entity, [before, after]), before, after);
}

/** The same between two versions of one object of a field, leaf by leaf of its parts. */
export function changedParts(place: Place<ObjectField>, before: unknown, after: unknown): LeafChange[] {
  const [was, became] = [before, after].map((object) => withValue({}, { path: place.names }, object));
  const leaves = leavesIn({ ...place, field: { ...place.field, many: false } }, []);
  return was && became ? changesOf(leaves, was, became) : [];
}

function changesOf(leaves: readonly Leaf[], before: Row, after: Row): LeafChange[] {
  return leaves.flatMap((leaf) => {
    const [was, became] = [valueAt(before, leaf), valueAt(after, leaf)];
    if (isSame(was, became)) return [];
    const [gone, come] = elementsOf(leaf.place, [was, became]) ?? [];
    return gone && come ? changedElements(leaf, gone, come) : [{ leaf, before: was, after: became }];
  });
}

/** What was removed, then what came to it or changed, then the order of those that stayed. */
function changedElements(list: Leaf, before: Elements, after: Elements): LeafChange[] {
  const changes = [...before.keys(), ...[...after.keys()].filter((key) => !before.has(key))].flatMap(
    (element) => {
      const [was, became] = [before.get(element), after.get(element)];
      return isSame(was, became) ? [] : [{ leaf: { ...list, element }, before: was, after: became }];
    },
  );
  const [earlier, later] = [commonKeys(before, after), commonKeys(after, before)];
  if (isSame(earlier, later)) return changes;
  const valuesOf = (keys: string[]) => keys.map((key) => after.get(key));
  return [
    ...changes,
    { leaf: { ...list, isOrder: true }, before: valuesOf(earlier), after: valuesOf(later) },
  ];
}
