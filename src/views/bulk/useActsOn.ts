import { actsOn, actsOnAttribute, type Act } from '../../../resources/bulk/actsOn.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { useAttributes } from '../../fields/values/useAttributes.ts';

/** What can be done to a leaf of several records; of an attribute what its kind takes. */
export function useActsOn(leaf: Leaf | undefined): readonly Act[] {
  const attributes = useAttributes(leaf?.attribute !== undefined);
  if (!leaf) return [];
  const { place, attribute } = leaf;
  return attribute === undefined
    ? actsOn(place.field)
    : actsOnAttribute(attributes.get(attribute)?.kind ?? '');
}
