import { useCallback } from 'react';
import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import { useBackoffice } from './BackofficeContext.ts';
import { placeOf } from './Place.ts';
import { titleOf } from './titleOf.ts';
import { useLabels } from './useLabels.ts';

/** By what people recognise a record, also one that is recognised by one of its choices. */
export function useTitleOf(): (entity: Entity, row: Row) => string {
  const { language } = useBackoffice();
  const labels = useLabels();
  return useCallback(
    (entity, row) => {
      const title = titleOf(entity, row, language);
      const isChoice = entity.fields[entity.title]?.kind === 'choice';
      return isChoice ? labels.choice(placeOf(entity, entity.title), title) : title;
    },
    [language, labels],
  );
}
