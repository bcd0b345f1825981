import { useQueries } from '@tanstack/react-query';
import { readDashboard } from '../../../providers/data/dashboard.ts';
import { idOf } from '../../../providers/data/recordId.ts';
import type { DraftState } from '../../../resources/draftStates.ts';
import type { Entity } from '../../../resources/entity.ts';
import { lists } from '../../../resources/limits.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';

/** Which of these records have drafts that the reader may work on, and how far each is (behaviour B595). */
export function useDraftStates(entity: Entity, ids: readonly string[]): ReadonlyMap<string, DraftState> {
  const { platform, language } = useBackoffice();
  const parts = Array.from({ length: Math.ceil(ids.length / lists.draftsAtOnce) }, (_, index) =>
    ids.slice(index * lists.draftsAtOnce, (index + 1) * lists.draftsAtOnce),
  );
  const found = useQueries({
    queries: parts.map((part) => ({
      queryKey: ['dashboard', 'drafts', platform.key, language, entity.name, part],
      enabled: entity.drafts === true,
      queryFn: () => readDashboard.drafts(platform.key, language, { entity: entity.name, ids: part }),
    })),
  });
  const drafts = found.flatMap(({ data = [] }) => data);
  // A record's own comes before one that was begun without it.
  const inOrder = drafts.toSorted((one, other) => Number(other.isBegun) - Number(one.isBegun));
  return new Map(inOrder.map(({ key, state }) => [idOf(key), state]));
}
