import type { TreeEntry, TreeNode } from '../../../resources/calls/categoryRelation.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';

/** The categories of a platform and how they hang. Never changed in place: a change is another tree. */
export interface CategoryTree {
  entries: ReadonlyMap<string, TreeEntry>;
  /** The categories directly under one, in their order; none for one without. */
  children: ReadonlyMap<string, readonly string[]>;
}

/** The tree of entries that stand in their order. */
export function treeOf(entries: readonly TreeEntry[]): CategoryTree {
  const children = new Map<string, string[]>();
  for (const { sid, parentSid } of entries) {
    const siblings = children.get(parentSid);
    if (siblings) siblings.push(sid);
    else children.set(parentSid, [sid]);
  }
  return { entries: new Map(entries.map((entry) => [entry.sid, entry])), children };
}

/** Where and what a category of the tree is. Throws an Error for one that does not hang in it. */
export function entryOf({ entries }: Pick<CategoryTree, 'entries'>, sid: string): TreeEntry {
  const entry = entries.get(sid);
  if (!entry) throw new Error(`"${sid}" does not hang in this tree.`);
  return entry;
}

const none: readonly string[] = [];

/** The children of a category in their order. */
export function childrenOf({ children }: CategoryTree, sid: string): readonly string[] {
  return children.get(sid) ?? none;
}

/** From the root down to a category, both included. */
export function pathOf({ entries }: CategoryTree, sid: string): string[] {
  const path = [sid];
  for (let at = entries.get(sid); at; at = entries.get(at.parentSid)) path.unshift(at.parentSid);
  return path;
}

/** A category and everything under it, in the order in which people read it. */
export function branchOf(tree: CategoryTree, sid: string): string[] {
  return [sid, ...childrenOf(tree, sid).flatMap((child) => branchOf(tree, child))];
}

/** How many levels hang at a category, itself included. */
export function heightOf(tree: CategoryTree, sid: string): number {
  return 1 + Math.max(0, ...childrenOf(tree, sid).map((child) => heightOf(tree, child)));
}

/** What hangs under a category, as the call that writes it takes it. */
export function nodesUnder(tree: CategoryTree, sid: string): TreeNode[] {
  return childrenOf(tree, sid).map((child) => {
    const children = nodesUnder(tree, child);
    return children.length > 0 ? { sid: child, children } : { sid: child };
  });
}

/** Of chosen categories those that hang under no other chosen one, in the order of the tree. */
export function topsOf(tree: CategoryTree, chosen: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const look = (sid: string) => {
    if (chosen.has(sid) && sid !== rootCategory) found.push(sid);
    else for (const child of childrenOf(tree, sid)) look(child);
  };
  look(rootCategory);
  return found;
}

/** How much hangs at these categories: categories, themselves included, and products. */
export function extentOf(
  tree: CategoryTree,
  tops: readonly string[],
): { categories: number; products: number } {
  return {
    categories: tops.reduce((sum, sid) => sum + branchOf(tree, sid).length, 0),
    products: tops.reduce((sum, sid) => sum + (tree.entries.get(sid)?.products ?? 0), 0),
  };
}
