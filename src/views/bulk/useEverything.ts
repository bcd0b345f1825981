import { useDataProvider, useListContext } from 'ra-core';
import { useState } from 'react';
import type { BulkWish } from '../../../resources/calls/bulkChange.ts';
import { bulkChanges, lists } from '../../../resources/limits.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import type { Parents } from '../../directory/addresses.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';

interface Everything {
  /** Of the list, on all of its pages. */
  total: number;
  /** Are all of them chosen? */
  isAll: boolean;
  canChoose: boolean;
  choose: () => Promise<void>;
  /** What the list is asked for, where more are chosen by it than are named one by one. */
  filter: BulkWish['filter'];
}

/** All records that a list shows, not only those of the page: a few hundred one by one, more by what they have in common. */
export function useEverything({ name }: BackofficeResource, parents: Parents): Everything {
  const dataProvider = useDataProvider();
  const { selectedIds = [], data = [], total = 0, filterValues, sort, onSelect } = useListContext();
  const [chosen, setChosen] = useState<string>();
  const filter = { ...filterValues, ...parents };
  const asked = JSON.stringify(filter);
  const isByFilter = chosen === asked && data.every(({ id }) => selectedIds.includes(id));
  const isAll = total > 0 && (isByFilter || selectedIds.length === total);
  return {
    total,
    isAll,
    canChoose: !isAll && total > data.length && total <= bulkChanges.mostRecords,
    filter: isByFilter ? filter : undefined,
    async choose() {
      try {
        if (total > lists.mostRows) {
          onSelect(data.map(({ id }) => id));
          return setChosen(asked);
        }
        const all = await dataProvider.getList(name, {
          pagination: { page: 1, perPage: lists.mostRows },
          sort,
          filter,
        });
        onSelect(all.data.map(({ id }) => id));
      } catch (error) {
        notify({ message: messageOf(error) });
      }
    },
  };
}
