import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { useCallback, useRef } from 'react';
import type { EntityOrder } from '../../resources/entity.ts';
import { lists } from '../../resources/limits.ts';
import { messageOf } from '../../resources/language/messageOf.ts';
import { saveOrderOf } from '../../providers/data/saveOrderOf.ts';
import { notify } from '../../ui/notifications/notify.ts';
import type { Parents } from '../directory/addresses.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import type { Resource } from '../directory/backofficeResources.ts';
import { useText } from '../directory/useText.ts';
import { placesToWrite } from './placesToWrite.ts';

interface Page {
  data: RaRecord[];
  total: number;
}

interface Needs {
  resource: Resource;
  order: EntityOrder;
  parents: Parents;
}

/**
 * The records of a resource in their order, page by page. A move is seen at once and stored in the background, one after
 * the other; when the server refuses one, the order is read again, and what was moved after it is not stored either.
 */
export function useOrder({ resource: { name, entity }, order: { by, takes }, parents }: Needs) {
  const { platform } = useBackoffice();
  const text = useText();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const key = ['order', name, platform.key, parents];
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const query = useInfiniteQuery({
    queryKey: key,
    initialPageParam: 1,
    gcTime: 0,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const { data, total = 0 } = await dataProvider.getList(name, {
        pagination: { page: pageParam, perPage: lists.mostRows },
        sort: { field: by, order: 'ASC' },
        filter: parents,
        signal,
      });
      return { data, total };
    },
    getNextPageParam: (last: Page, pages) =>
      pages.length * lists.mostRows < last.total ? pages.length + 1 : undefined,
  });
  const records = query.data?.pages.flatMap(({ data }) => data) ?? [];

  const store = useCallback(
    async (order: readonly RaRecord[], upTo: number) => {
      const last = entity.key.at(-1) ?? '';
      const moved = order.slice(0, upTo + 1);
      if (takes !== undefined) {
        const sids = moved.map((record) => String(record[last]));
        return saveOrderOf({ entity, takes, platform: platform.key, parents, sids });
      }
      // Read anew: what is on the screen may be of before the move before.
      const stored: RaRecord[] = [];
      for (const { id } of moved) {
        const { data } = await dataProvider.getOne(name, { id });
        stored.push(data);
      }
      for (const { index, place } of placesToWrite(stored.map((record) => record[by]))) {
        const record = stored[index];
        if (!record) continue;
        const data = { ...record, [by]: place };
        await dataProvider.update(name, { id: record.id, data, previousData: record });
      }
    },
    [entity, takes, platform, parents, dataProvider, name, by],
  );

  function write(order: readonly RaRecord[], upTo: number): void {
    const keep = async (isSound: boolean) => {
      // What was moved after a move that was refused started from an order that does not exist.
      if (!isSound) return false;
      try {
        await store(order, upTo);
        return true;
      } catch (error) {
        notify({ message: messageOf(error) });
        await queries.refetchQueries({ queryKey: key });
        queue.current = Promise.resolve(true);
        return false;
      }
    };
    queue.current = queue.current.then(keep);
  }

  function show(order: readonly RaRecord[]): void {
    queries.setQueryData<InfiniteData<Page, number>>(key, (now) => {
      if (!now) return now;
      const pages = now.pages.map((page, index) => ({
        ...page,
        data: order.slice(index * lists.mostRows, (index + 1) * lists.mostRows),
      }));
      return { ...now, pages };
    });
  }

  /** Moves a record to another place; its words are told with an undo. */
  function move(from: number, to: number, words: string): void {
    const moving = records[from];
    if (!moving || from === to || to < 0 || to >= records.length) return;
    const order = records.toSpliced(from, 1).toSpliced(to, 0, moving);
    const upTo = Math.max(from, to);
    show(order);
    write(order, upTo);
    notify({
      type: 'success',
      message: words,
      undo: () => {
        const now = queries.getQueryData<InfiniteData<Page, number>>(key)?.pages.flatMap(({ data }) => data);
        if (now?.some((record, index) => record.id !== order[index]?.id))
          return notify({ type: 'warning', message: text('tree.onlyLast') });
        show(records);
        write(records, upTo);
      },
    });
  }
  return { ...query, records, total: query.data?.pages[0]?.total ?? 0, move };
}
