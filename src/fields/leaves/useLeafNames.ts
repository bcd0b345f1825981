import type { Entity } from '../../../resources/entity.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { useLeafLabel } from './useLeafLabel.ts';

/** The names of leaves in one sentence, each said once. */
export function useLeafNames(entity: Pick<Entity, 'fields'>): (leaves: readonly Leaf[]) => string {
  const labelOf = useLeafLabel(entity);
  return (leaves) => [...new Set(leaves.map(labelOf))].join(', ');
}
