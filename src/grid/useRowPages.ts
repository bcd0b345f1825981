import { keepPreviousData, useQueries, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { GridRow, GridRows } from './GridRow.ts';

/** Rows of one page, and how many there are altogether. */
export interface RowPage {
  rows: readonly GridRow[];
  total: number;
}

interface Needs {
  /** What the rows are of: others are read when it changes, and anew when it is invalidated. */
  queryKey: QueryKey;
  /** Reads the rows from `first` to `last`, counted from 0, both included. */
  readPage: (first: number, last: number) => Promise<RowPage>;
  /** Is what it would read worth showing now? What was read stays; true unless said. */
  isWanted?: boolean;
}

const size = 100;

export interface PagedRows extends GridRows {
  /** As long as not even the first rows are there. */
  isPending: boolean;
  error: Error | undefined;
  again: () => void;
  /** Shows rows as they are about to be, until they are read anew. */
  amend: (amended: (row: GridRow) => GridRow) => void;
}

/** Rows of a long list, read page by page as they come into sight; what was read before stays until there is newer. */
export function useRowPages({ queryKey, readPage, isWanted = true }: Needs): PagedRows {
  const queries = useQueryClient();
  const [{ first, last }, setShown] = useState({ first: 0, last: 0 });
  const pageQuery = useCallback(
    (page: number) => ({
      queryKey: [...queryKey, page],
      queryFn: () => readPage(page * size, page * size + size - 1),
      placeholderData: keepPreviousData<RowPage>,
      staleTime: Infinity,
    }),
    [queryKey, readPage],
  );
  // The first one always: it tells how many there are.
  const pages = [...new Set([0, ...pagesFrom(first, last)])];
  const results = useQueries({
    queries: pages.map((page) => ({ ...pageQuery(page), enabled: isWanted })),
  });
  const held = new Map(pages.map((page, index) => [page, results[index]?.data]));
  const failed = results.find(({ error }) => error);
  return {
    total: held.get(0)?.total ?? 0,
    isPending: results[0]?.isPending ?? true,
    error: failed?.error ?? undefined,
    again: () => results.forEach((result) => result.error && void result.refetch()),
    amend: (amended) =>
      queries.setQueriesData<RowPage>(
        { queryKey },
        (page) => page && { ...page, rows: page.rows.map(amended) },
      ),
    rowAt: (index) => held.get(Math.floor(index / size))?.rows[index % size],
    indexOf: (key) => {
      for (const [page, rows] of held) {
        const index = rows?.rows.findIndex((row) => row.key === key) ?? -1;
        if (index >= 0) return page * size + index;
      }
      return undefined;
    },
    show: useCallback((from: number, to: number) => {
      setShown((before) => (isCovered(before, from, to) ? before : { first: from, last: to }));
    }, []),
    read: useMemo(
      () => async (from: number, to: number) => {
        const read = await Promise.all(
          pagesFrom(from, to).map(async (page) => (await queries.ensureQueryData(pageQuery(page))).rows),
        );
        const start = Math.floor(from / size) * size;
        return read.flat().slice(from - start, to - start + 1);
      },
      [queries, pageQuery],
    ),
  };
}

function pagesFrom(first: number, last: number): number[] {
  const start = Math.floor(first / size);
  return Array.from({ length: Math.floor(last / size) - start + 1 }, (_, index) => start + index);
}

/** Are the same pages meant? */
function isCovered(shown: { first: number; last: number }, from: number, to: number): boolean {
  return pagesFrom(shown.first, shown.last).join() === pagesFrom(from, to).join();
}
