import { mostTreeLevels, mostTreeSiblings } from '../../resources/limits.ts';
import { treeRoot } from './treeRoot.ts';
import { branchOf, childrenOf, entryOf, heightOf, pathOf, type Tree, type TreeEntry } from './Tree.ts';

/** Where records are to hang: under which one, and before which of its children; without, behind all. */
export interface Target {
  parentSid: string;
  before?: string | undefined;
}

/** Why records cannot hang there. */
export type Obstacle = 'intoItself' | 'tooDeep' | 'tooMany';

/** What keeps these records from hanging there; undefined when nothing does. */
export function obstacleOf(tree: Tree, tops: readonly string[], { parentSid }: Target): Obstacle | undefined {
  const path = pathOf(tree, parentSid);
  if (tops.some((sid) => path.includes(sid))) return 'intoItself';
  // The path begins with the root, which is no level.
  const deepest = path.length - 1 + Math.max(0, ...tops.map((sid) => heightOf(tree, sid)));
  if (deepest > mostTreeLevels) return 'tooDeep';
  const others = childrenOf(tree, parentSid).filter((sid) => !tops.includes(sid));
  return others.length + tops.length > mostTreeSiblings ? 'tooMany' : undefined;
}

/** The tree with these records hanging at the target, in this order; what they count is counted there. */
export function moved(tree: Tree, tops: readonly string[], { parentSid, before }: Target): Tree {
  const going = new Set(tops);
  // What they were to stand before may be among those that go: then before the next one that stays.
  const siblings = childrenOf(tree, parentSid);
  const from = before === undefined ? siblings.length : siblings.indexOf(before);
  const next = siblings.slice(Math.max(0, from)).find((sid) => !going.has(sid));
  const children = new Map(tree.children);
  for (const parent of new Set(tops.map((sid) => entryOf(tree, sid).parentSid)))
    children.set(
      parent,
      childrenOf(tree, parent).filter((sid) => !going.has(sid)),
    );
  const staying = [...(children.get(parentSid) ?? [])];
  staying.splice(next === undefined ? staying.length : staying.indexOf(next), 0, ...tops);
  children.set(parentSid, staying);
  const entries = new Map(tree.entries);
  for (const sid of tops) {
    const entry = entryOf(tree, sid);
    count(entries, pathOf(tree, entry.parentSid), -entry.counted);
    count(entries, pathOf(tree, parentSid), entry.counted);
    entries.set(sid, { ...entryOf({ entries }, sid), parentSid });
  }
  return { entries, children };
}

/** The tree without these records and what hangs under them. */
export function without(tree: Tree, tops: readonly string[]): Tree {
  const entries = new Map(tree.entries);
  const children = new Map(tree.children);
  for (const top of tops) {
    const { parentSid, counted } = entryOf(tree, top);
    count(entries, pathOf(tree, parentSid), -counted);
    children.set(
      parentSid,
      (children.get(parentSid) ?? []).filter((sid) => sid !== top),
    );
    for (const sid of branchOf(tree, top)) {
      entries.delete(sid);
      children.delete(sid);
    }
  }
  return { entries, children };
}

/** The tree with a record that did not hang in it. */
export function withNew(
  tree: Tree,
  entry: Pick<TreeEntry, 'sid' | 'name'>,
  { parentSid, before }: Target,
): Tree {
  const siblings = [...childrenOf(tree, parentSid)];
  const at = before === undefined ? -1 : siblings.indexOf(before);
  siblings.splice(at < 0 ? siblings.length : at, 0, entry.sid);
  return {
    entries: new Map(tree.entries).set(entry.sid, { ...entry, parentSid, counted: 0 }),
    children: new Map(tree.children).set(parentSid, siblings),
  };
}

function count(entries: Map<string, TreeEntry>, path: readonly string[], counted: number): void {
  if (counted === 0) return;
  for (const sid of path) {
    const entry = entries.get(sid);
    if (entry && sid !== treeRoot) entries.set(sid, { ...entry, counted: entry.counted + counted });
  }
}
