import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { AddDialog } from './AddDialog.tsx';
import type { Tree } from '../Tree.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { Target } from '../rearrange.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import type { KeptTree } from '../useKeptTree.ts';
import type { Selection } from '../useTreeSelection.ts';
import type { TreeWords } from '../useTreeWords.ts';

export type TreeDialog = 'move' | 'add' | 'remove';

interface Needs {
  open: TreeDialog | undefined;
  resource: BackofficeResource;
  tree: Tree;
  kept: KeptTree;
  words: TreeWords;
  selection: Selection;
  onMove: (target: Target) => void;
  onAdded: (sid: string, parentSid: string) => void;
  onClose: () => void;
}

/** What is asked before the chosen records move or go, and before one comes. */
export function TreeDialogs({
  open,
  resource,
  tree,
  kept,
  words,
  selection,
  onMove,
  onAdded,
  onClose,
}: Needs) {
  const { active, chosen, tops } = selection;
  switch (open) {
    case 'move':
      return <MoveDialog {...{ tree, tops, words, onMove, onClose }} />;
    case 'remove':
      return <RemoveDialog {...{ resource, tree, tops, words, kept, onClose }} />;
    case 'add': {
      const parentSid = chosen.has(active) ? active : (tops[0] ?? active);
      return <AddDialog {...{ resource, tree, words, kept, parentSid, onAdded, onClose }} />;
    }
    case undefined:
      return null;
  }
}
