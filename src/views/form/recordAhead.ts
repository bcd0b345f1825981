import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';

interface Read {
  state: { dataUpdatedAt: number };
}

/** Later it may be an old one. */
const freshMs = 5000;
/** Who passes over a row on the way to another one does not mean it. */
const restMs = 60;

/** When what was asked for ahead came, by its query: what came at another time was read by somebody else. */
const cameAt = new WeakMap<Read, number>();
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks for a record on which the pointer rests, so that its form is drawn at the click; `undefined` when it has left. What is
 * saved on a record that somebody changed meanwhile is refused by its version.
 */
export function useRecordAhead(resource: BackofficeResource | undefined) {
  const queries = useQueryClient();
  const provider = useDataProvider();
  return useCallback(
    (id: string | number | undefined) => {
      clearTimeout(resting);
      if (!resource?.entity.calls.includes('get') || id === undefined) return;
      const queryKey = [resource.name, 'getOne', { id: String(id), meta: undefined }];
      resting = setTimeout(async () => {
        const known = queries.getQueryCache().find({ queryKey, exact: true });
        if (known && freshFor(known) > 0 && !known.isStaleByTime(freshMs)) return;
        await queries.prefetchQuery({
          queryKey,
          queryFn: () => provider.getOne(resource.name, { id }).then(({ data }) => data),
          retry: false,
        });
        const query = queries.getQueryCache().find({ queryKey, exact: true });
        if (query?.state.status === 'success') cameAt.set(query, query.state.dataUpdatedAt);
      }, restMs);
    },
    [resource, queries, provider],
  );
}

/** For how long a record need not be read again by its form, in ms: only where it was asked for ahead. */
export function freshFor(query: Read): number {
  return cameAt.get(query) === query.state.dataUpdatedAt ? freshMs : 0;
}
