import { useCallback, useMemo, useState } from 'react';
import { treeRoot } from './treeRoot.ts';
import { topsOf, type Tree } from './Tree.ts';
import type { VisibleRow } from './visibleRows.ts';

export interface Selection {
  /** Where the keyboard is. */
  active: string;
  chosen: ReadonlySet<string>;
  /** The chosen ones that hang under no other chosen one, in the order of the tree; never the root. */
  tops: readonly string[];
  /** Goes to a row: it alone is chosen, all rows up to it are, or nothing more than before. */
  go: (sid: string, how: 'select' | 'extend' | 'only') => void;
  /** Chooses a row too, or no longer. */
  toggle: (sid: string) => void;
  choose: (sids: readonly string[]) => void;
  /** Goes to the first of these and chooses them all. */
  hold: (sids: readonly string[]) => void;
}

interface State {
  active: string;
  /** From where a range extends. */
  anchor: string;
  chosen: ReadonlySet<string>;
}

/** Which rows are chosen, in the way file managers do it. What hangs in the tree no more is neither. */
export function useTreeSelection(tree: Tree, rows: readonly VisibleRow[]): Selection {
  const [state, setState] = useState<State>(only(treeRoot));
  const isThere = (sid: string) => sid === treeRoot || tree.entries.has(sid);
  const active = isThere(state.active) ? state.active : treeRoot;
  const { chosen } = state;

  const go = useCallback(
    (sid: string, how: 'select' | 'extend' | 'only') =>
      setState((now) => {
        if (how === 'select') return only(sid);
        if (how === 'only') return { ...now, active: sid, anchor: sid };
        const [a, b] = [now.anchor, sid].map((one) => rows.findIndex((row) => row.sid === one));
        if (a === undefined || b === undefined || a < 0 || b < 0) return only(sid);
        const range = rows.slice(Math.min(a, b), Math.max(a, b) + 1).map((row) => row.sid);
        return { ...now, active: sid, chosen: new Set(range) };
      }),
    [rows],
  );
  const toggle = useCallback(
    (sid: string) =>
      setState((now) => {
        const next = new Set(now.chosen);
        if (!next.delete(sid)) next.add(sid);
        return { active: sid, anchor: sid, chosen: next };
      }),
    [],
  );
  const choose = useCallback(
    (sids: readonly string[]) => setState((now) => ({ ...now, chosen: new Set(sids) })),
    [],
  );
  const hold = useCallback(
    (sids: readonly string[]) =>
      setState(({ active: at }) => ({ ...only(sids[0] ?? at), chosen: new Set(sids) })),
    [],
  );
  const tops = useMemo(() => topsOf(tree, chosen), [tree, chosen]);
  return { active, chosen, tops, go, toggle, choose, hold };
}

function only(sid: string): State {
  return { active: sid, anchor: sid, chosen: new Set([sid]) };
}
