import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { lists } from '../../../resources/limits.ts';
import type { Row } from '../../../resources/shape.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';

/** Where asking for whole pages ends; a reference to more things than that is chosen by searching. */
const mostPages = 20;
const freshForMs = 5 * 60 * 1000;

/**
 * All things of an entity that match a filter, up to 4,000: for vocabularies such as categories, in which
 * people look in every language at once. Kept for five minutes.
 */
export function useThings(entityName: string, filter: Row = {}, isWanted = true) {
  const { directory } = useBackoffice();
  const dataProvider = useDataProvider();
  const { name } = directory.showing(entityName);
  return useQuery({
    queryKey: [name, 'things', filter],
    staleTime: freshForMs,
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const things: RaRecord[] = [];
      for (let page = 1; page <= mostPages; page += 1) {
        const { data, total = 0 } = await dataProvider.getList(name, {
          pagination: { page, perPage: lists.mostRows },
          sort: { field: 'sid', order: 'ASC' },
          filter,
          signal,
        });
        things.push(...data);
        if (things.length >= total || data.length === 0) break;
      }
      return things;
    },
  });
}
