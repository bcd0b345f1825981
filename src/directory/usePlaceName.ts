import { useCallback } from 'react';
import type { Entity } from '../../resources/entity.ts';
import { placeOf } from './Place.ts';
import { useLabels } from './useLabels.ts';
import { fieldAt } from './fieldAt.ts';

/** What people call a place of a record's JSON, as faults name it: by its field, and what follows within that. */
export function usePlaceName(): (entity: Entity, path: string) => string {
  const labels = useLabels();
  return useCallback(
    (entity, path) => {
      const [name, further] = fieldAt(entity, path);
      return name === undefined ? path : [labels.field(placeOf(entity, name)), ...further].join(' · ');
    },
    [labels],
  );
}
