import type { Translated } from '../../resources/language/languages.ts';
import { treeRoot } from './treeRoot.ts';

/** A record where it hangs. */
export interface TreeEntry {
  sid: string;
  parentSid: string;
  name: Translated;
  /** How many of what the tree counts belong to it, or to what hangs under it. */
  counted: number;
}

/** A record and what hangs under it. */
export interface TreeNode {
  sid: string;
  children?: TreeNode[] | undefined;
}

/** The records of a platform and how they hang. Never changed in place: a change is another tree. */
export interface Tree {
  entries: ReadonlyMap<string, TreeEntry>;
  /** The records directly under one, in their order; none for one without. */
  children: ReadonlyMap<string, readonly string[]>;
}

/** The tree of entries that stand in their order. */
export function treeOf(entries: readonly TreeEntry[]): Tree {
  const children = new Map<string, string[]>();
  for (const { sid, parentSid } of entries) {
    const siblings = children.get(parentSid);
    if (siblings) siblings.push(sid);
    else children.set(parentSid, [sid]);
  }
  return { entries: new Map(entries.map((entry) => [entry.sid, entry])), children };
}

/** Where and what a record of the tree is. Throws an Error for one that does not hang in it. */
export function entryOf({ entries }: Pick<Tree, 'entries'>, sid: string): TreeEntry {
  const entry = entries.get(sid);
  if (!entry) throw new Error(`"${sid}" does not hang in this tree.`);
  return entry;
}

const none: readonly string[] = [];

/** The children of a record in their order. */
export function childrenOf({ children }: Tree, sid: string): readonly string[] {
  return children.get(sid) ?? none;
}

/** From the root down to a record, both included. */
export function pathOf({ entries }: Tree, sid: string): string[] {
  const path = [sid];
  for (let at = entries.get(sid); at; at = entries.get(at.parentSid)) path.unshift(at.parentSid);
  return path;
}

/** A record and everything under it, in the order in which people read it. */
export function branchOf(tree: Tree, sid: string): string[] {
  return [sid, ...childrenOf(tree, sid).flatMap((child) => branchOf(tree, child))];
}

/** How many levels hang at a record, itself included. */
export function heightOf(tree: Tree, sid: string): number {
  return 1 + Math.max(0, ...childrenOf(tree, sid).map((child) => heightOf(tree, child)));
}

/** What hangs under a record, as the call that writes it takes it. */
export function nodesUnder(tree: Tree, sid: string): TreeNode[] {
  return childrenOf(tree, sid).map((child) => {
    const children = nodesUnder(tree, child);
    return children.length > 0 ? { sid: child, children } : { sid: child };
  });
}

/** Of chosen records those that hang under no other chosen one, in the order of the tree. */
export function topsOf(tree: Tree, chosen: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const look = (sid: string) => {
    if (chosen.has(sid) && sid !== treeRoot) found.push(sid);
    else for (const child of childrenOf(tree, sid)) look(child);
  };
  look(treeRoot);
  return found;
}

/** How much hangs at these records: records, themselves included, and what they count. */
export function extentOf(tree: Tree, tops: readonly string[]): { records: number; counted: number } {
  return {
    records: tops.reduce((sum, sid) => sum + branchOf(tree, sid).length, 0),
    counted: tops.reduce((sum, sid) => sum + (tree.entries.get(sid)?.counted ?? 0), 0),
  };
}
