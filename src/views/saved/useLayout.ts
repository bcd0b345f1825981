import { useStore } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hiddenBy, layoutHiding, layoutIn, layoutText, orderBy, type Layout } from './Layout.ts';

/** What the address of a list calls it. */
export const layoutWord = 'layout';
const usual = layoutText({});
const noCells: readonly string[] = [];

/** Under what a browser keeps which cells of a list somebody wants to write in; none for those that suggest themselves. */
export function cellsKey(name: string): string {
  return `${name}.sheet`;
}

/** Under what a browser keeps in which order the columns of a list stand. */
export function orderKey(name: string): string {
  return `${name}.columns`;
}

/**
 * The layout of a list as this browser keeps it; what is hidden, where the library looks for it.
 * @param columns its fields, in their own order
 */
export function useKeptLayout(
  name: string,
  { columns, hiddenAtFirst }: { columns: readonly string[]; hiddenAtFirst: readonly string[] },
) {
  const key = `${name}.datatable`;
  const [hidden, setHidden] = useStore<readonly string[] | undefined>(key);
  const [order, setOrder] = useStore<readonly string[] | undefined>(orderKey(name));
  const [ranks, setRanks] = useStore<number[] | undefined>(`${key}_columnRanks`);
  const [isAiry, setAiry] = useStore<boolean>(`${name}.isAiry`, false);
  const [isSheet, setSheet] = useStore<boolean>(`${name}.isSheet`, false);
  const [cells, setCells] = useStore<readonly string[]>(cellsKey(name), noCells);
  const layout = useMemo(
    (): Layout => ({
      ...(hidden && layoutHiding(hidden, hiddenAtFirst)),
      ...(order && { order: [...order] }),
      ...(isAiry && { isAiry }),
      ...(isSheet && { isSheet, cells: [...cells] }),
    }),
    [hidden, hiddenAtFirst, order, isAiry, isSheet, cells],
  );
  // The library would put them in order once more: what it kept as places is kept by their names from now on.
  useEffect(() => {
    if (!ranks) return;
    setOrder(orderBy({ ranks }, columns));
    setRanks(undefined);
  }, [ranks, setRanks, setOrder, columns]);
  const take = (said: Layout) => {
    setHidden(hiddenBy(said, hiddenAtFirst));
    setOrder(orderBy(said, columns));
    setAiry(said.isAiry ?? false);
    setSheet(said.isSheet ?? false);
    if (said.isSheet) setCells(said.cells ?? noCells);
  };
  return { layout, take, isAiry, setAiry, isSheet, setSheet };
}

/**
 * Keeps the address and the layout of a list alike (behaviour B478): what an address says is taken, and what somebody then
 * changes stands in the address, so that a link shows the same.
 */
export function useLayoutInAddress({
  layout,
  take,
}: Pick<ReturnType<typeof useKeptLayout>, 'layout' | 'take'>) {
  const [query, setQuery] = useSearchParams();
  const said = query.get(layoutWord);
  const now = layoutText(layout);
  const taken = useRef<string | null>(null);
  useEffect(() => {
    const wanted = said === taken.current ? undefined : layoutIn(said);
    if (said !== null) taken.current = said;
    if (wanted && layoutText(wanted) !== now) {
      take(wanted);
      return;
    }
    // An address that says more says this too: who opens it may have another layout of their own.
    const isBare = now === usual && [...query.keys()].every((name) => name === layoutWord);
    if (said === (isBare ? null : now)) return;
    taken.current = now;
    // As the address is by now: who turns pages quickly is on the next one already.
    const next = new URLSearchParams(window.location.search);
    if (isBare) next.delete(layoutWord);
    else next.set(layoutWord, now);
    setQuery(next, { replace: true });
  });
}
