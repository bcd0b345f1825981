import { useMemo } from 'react';
import type { Entity } from '../../../resources/entity.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { useAttributes } from '../values/useAttributes.ts';
import { leavesOf } from './leaves.ts';

/** All leaves that a record of an entity may have, with every attribute that there is. */
export function useAllLeaves(entity: Entity): Leaf[] {
  const withValues = Object.entries(entity.fields).flatMap(([name, { kind }]) =>
    kind === 'values' ? [name] : [],
  );
  const attributes = useAttributes(withValues.length > 0);
  return useMemo(() => {
    const every = Object.fromEntries([...attributes.keys()].map((sid) => [sid, true]));
    return leavesOf(entity, [Object.fromEntries(withValues.map((name) => [name, every]))]);
    // The fields are those of the entity.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entity, attributes]);
}
