import { useGetList, useListContext } from 'ra-core';

/** Asks for the page behind the open one once that one is there, so that it is drawn at the click. */
export function useNextPageAhead(): void {
  const { resource, page, perPage, sort, filter, filterValues, hasNextPage, isFetching } = useListContext();
  useGetList(
    resource,
    { pagination: { page: page + 1, perPage }, sort, filter: { ...filterValues, ...filter } },
    { enabled: hasNextPage === true && !isFetching },
  );
}
