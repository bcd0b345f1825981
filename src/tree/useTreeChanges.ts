import { useState } from 'react';
import { useText } from '../directory/useText.ts';
import { pathOf, type Tree } from './Tree.ts';
import { moved, obstacleOf, type Target } from './rearrange.ts';
import { targetOfStep } from './treeMoves.ts';
import type { KeptTree } from './useKeptTree.ts';
import type { Expanded } from './useExpanded.ts';
import type { Selection } from './useTreeSelection.ts';
import type { TreeWords } from './useTreeWords.ts';

const nothing: ReadonlySet<string> = new Set();

interface Needs {
  tree: Tree;
  kept: KeptTree;
  selection: Selection;
  expanded: Expanded;
  words: TreeWords;
  onMoved: () => void;
}

/** What rearranges the tree, and what is said of it to those who do not see it. */
export interface TreeChanges {
  move: (sids: readonly string[], target: Target) => void;
  /** Moves the chosen ones by one place. */
  step: (where: 'up' | 'down' | 'in' | 'out') => void;
  undo: () => void;
  /** Those that wait to be hung elsewhere. */
  cut: ReadonlySet<string>;
  setCut: (sids: Iterable<string>) => void;
  spoken: string;
  say: (words: string) => void;
}

/** What may be done to the tree, saved at once and undone in turn. */
export function useTreeChanges({ tree, kept, selection, expanded, words, onMoved }: Needs): TreeChanges {
  const text = useText();
  const [cut, setCut] = useState(nothing);
  const [spoken, say] = useState('');

  function move(sids: readonly string[], target: Target): void {
    const [first, ...others] = sids;
    if (first === undefined) return;
    // Keys can come faster than the screen shows what they did.
    const before = kept.newest() ?? tree;
    const obstacle = obstacleOf(before, sids, target);
    if (obstacle) return say(text(`tree.obstacles.${obstacle}`));
    const after = moved(before, sids, target);
    void kept.change(after, words.moved(sids, target));
    selection.hold(sids);
    expanded.set(pathOf(after, target.parentSid), true);
    setCut(nothing);
    say(others.length === 0 ? words.place(after, first) : words.moved(sids, target));
    onMoved();
  }

  return {
    move,
    step(where) {
      const target = targetOfStep(kept.newest() ?? tree, selection.tops, where);
      if (target) move(selection.tops, target);
      else say(text('tree.noPlace'));
    },
    undo: () => say(text(kept.undo() ? 'tree.undone' : 'tree.nothingToUndo')),
    cut,
    setCut: (sids) => setCut(new Set(sids)),
    spoken,
    say,
  };
}
