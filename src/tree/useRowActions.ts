import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import type { Tree } from './Tree.ts';
import { obstacleOf, type Target } from './rearrange.ts';
import { targetOfDrop } from './treeMoves.ts';
import type { RowActions } from './TreeRow.tsx';
import type { Expanded } from './useExpanded.ts';
import type { DragActions } from './useTreeDrag.ts';
import type { Selection } from './useTreeSelection.ts';
import type { TreeWords } from './useTreeWords.ts';

interface Latest {
  tree: Tree;
  selection: Selection;
  expanded: Expanded;
  words: TreeWords;
  move: (sids: readonly string[], target: Target) => void;
  edit: (sid: string) => void;
}

/** What is dragged, and where it would hang. */
export interface Hovered {
  tops: readonly string[];
  target: Target;
}

/** What the mouse does to rows. The actions stay the same ones, so that no row is drawn anew for them. */
export function useRowActions(latest: Latest): {
  actions: RowActions & DragActions;
  hovered: Hovered | undefined;
} {
  const [hovered, setHovered] = useState<Hovered>();
  const dragged = useRef<readonly string[]>([]);
  const now = useRef(latest);
  useLayoutEffect(() => {
    now.current = latest;
  });
  const actions = useMemo<RowActions & DragActions>(
    () => ({
      click: (sid: string, { ctrlKey, metaKey, shiftKey }: MouseEvent) => {
        if (ctrlKey || metaKey) now.current.selection.toggle(sid);
        else now.current.selection.go(sid, shiftKey ? 'extend' : 'select');
      },
      toggle: (sid, isExpanded) => now.current.expanded.set([sid], isExpanded),
      edit: (sid) => now.current.edit(sid),
      expand: (sid) => now.current.expanded.set([sid], true),
      lift: (sid) => {
        const { selection } = now.current;
        dragged.current = selection.chosen.has(sid) ? selection.tops : [sid];
        if (!selection.chosen.has(sid)) selection.go(sid, 'select');
        return now.current.words.what(dragged.current);
      },
      canDrop: (drop, sid) => {
        const { tree } = now.current;
        const target = targetOfDrop(tree, drop, sid);
        const isElsewhere = !dragged.current.includes(sid);
        return Boolean(target && isElsewhere && !obstacleOf(tree, dragged.current, target));
      },
      hover: (place) => {
        const target = place && targetOfDrop(now.current.tree, place.drop, place.sid);
        setHovered(target && { tops: dragged.current, target });
      },
      drop: (drop, sid) => {
        const target = targetOfDrop(now.current.tree, drop, sid);
        if (target) now.current.move(dragged.current, target);
      },
    }),
    [],
  );
  return { actions, hovered };
}
