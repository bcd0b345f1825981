import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Entity } from '../../../resources/entity.ts';
import { DraftStatesContext } from './DraftStatesContext.ts';
import { useDraftStates } from './useDraftStates.ts';

/** Knows of the records of a list how far their drafts are. */
export function WithDraftStates({ entity, children }: { entity: Entity; children: ReactNode }) {
  const { data = [] } = useListContext();
  const states = useDraftStates(
    entity,
    data.map(({ id }) => String(id)),
  );
  return <DraftStatesContext value={states}>{children}</DraftStatesContext>;
}
