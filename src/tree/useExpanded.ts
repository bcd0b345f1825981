import { useStore } from 'ra-core';
import { useCallback, useMemo } from 'react';

const nothing: string[] = [];

export interface Expanded {
  sids: ReadonlySet<string>;
  set: (sids: Iterable<string>, isExpanded: boolean) => void;
  clear: () => void;
}

/** Which records show what hangs under them; kept for the next visit. */
export function useExpanded(resource: string): Expanded {
  const [stored, store] = useStore<string[]>(`${resource}.tree.expanded`, nothing);
  const sids = useMemo(() => new Set(stored), [stored]);
  const set = useCallback(
    (changed: Iterable<string>, isExpanded: boolean) =>
      store((now) => {
        const next = new Set(now);
        for (const sid of changed)
          if (isExpanded) next.add(sid);
          else next.delete(sid);
        return [...next];
      }),
    [store],
  );
  const clear = useCallback(() => store(nothing), [store]);
  return useMemo(() => ({ sids, set, clear }), [sids, set, clear]);
}
