import { ListContextProvider, useEvent, useListContext } from 'ra-core';
import { useDeferredValue, useMemo, type ReactNode } from 'react';

/**
 * The list around as its filters need it: another page is another list for the library, whose rows come first; the filters
 * learn of these afterwards, and are drawn at once only when something is filtered otherwise.
 */
export function ListAtRest({ children }: { children: ReactNode }) {
  const list = useListContext();
  const setFilters = useEvent(list.setFilters);
  const showFilter = useEvent(list.showFilter);
  const hideFilter = useEvent(list.hideFilter);
  const data = useDeferredValue(list.data);
  const { resource } = list;
  const filtered = JSON.stringify([list.filterValues, list.displayedFilters]);
  const value = useMemo(
    () => ({ ...list, setFilters, showFilter, hideFilter }),
    // All else of the list is nothing to filters.
    // oxlint-disable-next-line react/exhaustive-deps
    [resource, filtered, data, setFilters, showFilter, hideFilter],
  );
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
}
