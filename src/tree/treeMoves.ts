import { treeRoot } from './treeRoot.ts';
import { childrenOf, type Tree } from './Tree.ts';
import type { Target } from './rearrange.ts';
import type { Drop } from './useTreeDrag.ts';

/** Where a row that is dropped on another one is to hang. */
export function targetOfDrop(tree: Tree, drop: Drop, sid: string): Target | undefined {
  if (drop === 'make-child') return { parentSid: sid };
  const parentSid = tree.entries.get(sid)?.parentSid;
  if (parentSid === undefined) return undefined;
  if (drop === 'reorder-above') return { parentSid, before: sid };
  const siblings = childrenOf(tree, parentSid);
  return { parentSid, before: siblings[siblings.indexOf(sid) + 1] };
}

/**
 * One step with the keyboard: before the sibling above, behind the one below, under the one above, or beside the
 * parent. Undefined where there is no such place, or where the records are no siblings.
 */
export function targetOfStep(
  tree: Tree,
  tops: readonly string[],
  where: 'up' | 'down' | 'in' | 'out',
): Target | undefined {
  const parents = new Set(tops.map((sid) => tree.entries.get(sid)?.parentSid));
  const [parentSid] = parents;
  if (parents.size !== 1 || parentSid === undefined) return undefined;
  const siblings = childrenOf(tree, parentSid);
  const places = tops.map((sid) => siblings.indexOf(sid));
  const above = siblings[Math.min(...places) - 1];
  switch (where) {
    case 'up':
      return above === undefined ? undefined : { parentSid, before: above };
    case 'down': {
      const last = Math.max(...places);
      return last + 1 < siblings.length ? { parentSid, before: siblings[last + 2] } : undefined;
    }
    case 'in':
      return above === undefined ? undefined : { parentSid: above };
    case 'out': {
      const grandparent = tree.entries.get(parentSid)?.parentSid;
      if (parentSid === treeRoot || grandparent === undefined) return undefined;
      const uncles = childrenOf(tree, grandparent);
      return { parentSid: grandparent, before: uncles[uncles.indexOf(parentSid) + 1] };
    }
  }
}
