import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { useCallback, useRef } from 'react';
import { lists } from '../../../resources/limits.ts';
import { saveProductOrder } from '../../../providers/data/productOrder.ts';
import { messageOf } from '../../../resources/messageOf.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';

interface Page {
  data: RaRecord[];
  total: number;
}

/**
 * The products of a company in their order, page by page. A move is seen at once and stored in the background, one after
 * the other; when the server refuses one, the order is read again, and what was moved after it is not stored either.
 */
export function useProductOrder(orgaSid: string) {
  const { platform, directory } = useBackoffice();
  const text = useText();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const { name } = directory.showing('product');
  const key = ['product order', platform.key, orgaSid];
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const query = useInfiniteQuery({
    queryKey: key,
    initialPageParam: 1,
    gcTime: 0,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const { data, total = 0 } = await dataProvider.getList(name, {
        pagination: { page: pageParam, perPage: lists.mostRows },
        sort: { field: 'position', order: 'ASC' },
        filter: { orgaSid },
        signal,
      });
      return { data, total };
    },
    getNextPageParam: (last: Page, pages) =>
      pages.length * lists.mostRows < last.total ? pages.length + 1 : undefined,
  });
  const products = query.data?.pages.flatMap(({ data }) => data) ?? [];

  const write = useCallback(
    (order: readonly RaRecord[], upTo: number) => {
      const sids = order.slice(0, upTo + 1).map(({ sid }) => String(sid));
      const store = async (isSound: boolean) => {
        // What was moved after a move that was refused started from an order that does not exist.
        if (!isSound) return false;
        try {
          await saveProductOrder(platform.key, orgaSid, sids);
          return true;
        } catch (error) {
          notify({ message: messageOf(error) });
          await queries.refetchQueries({ queryKey: ['product order', platform.key, orgaSid] });
          queue.current = Promise.resolve(true);
          return false;
        }
      };
      queue.current = queue.current.then(store);
    },
    [platform, orgaSid, queries],
  );

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

  /** Moves a product to another place; its words are told with an undo. */
  function move(from: number, to: number, words: string): void {
    const moving = products[from];
    if (!moving || from === to || to < 0 || to >= products.length) return;
    const order = products.toSpliced(from, 1).toSpliced(to, 0, moving);
    const upTo = Math.max(from, to);
    show(order);
    write(order, upTo);
    notify({
      type: 'success',
      message: words,
      undo: () => {
        const now = queries.getQueryData<InfiniteData<Page, number>>(key)?.pages.flatMap(({ data }) => data);
        if (now?.some((product, index) => product.id !== order[index]?.id))
          return notify({ type: 'warning', message: text('tree.onlyLast') });
        show(products);
        write(products, upTo);
      },
    });
  }
  return { ...query, products, total: query.data?.pages[0]?.total ?? 0, move };
}
