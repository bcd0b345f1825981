import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { lists } from '../../../resources/limits.ts';
import type { Entities } from '../../../resources/registry.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { ReadRecord } from '../../directory/ReadRecord.ts';

/** Where asking for whole pages ends. */
const mostPages = 20;
const freshForMs = 5 * 60 * 1000;

/**
 * All records of an entity, up to 4,000: for a vocabulary that a screen shows as a whole, such as the attributes.
 * Kept for five minutes; asked for only once it is wanted.
 */
export function useRecords<Name extends keyof Entities>(entityName: Name, { isWanted = true } = {}) {
  const { directory } = useBackoffice();
  const dataProvider = useDataProvider();
  const { name } = directory.showing(entityName);
  return useQuery({
    queryKey: [name, 'things'],
    enabled: isWanted,
    staleTime: freshForMs,
    queryFn: async ({ signal }) => {
      const things: ReadRecord<Name>[] = [];
      for (let page = 1; page <= mostPages; page += 1) {
        const { data, total = 0 } = await dataProvider.getList<ReadRecord<Name>>(name, {
          pagination: { page, perPage: lists.mostRows },
          sort: { field: 'sid', order: 'ASC' },
          filter: {},
          signal,
        });
        things.push(...data);
        if (things.length >= total || data.length === 0) break;
      }
      return things;
    },
  });
}
