import { childrenOf, nodesUnder, pathOf, type Tree } from '../Tree.ts';
import type { SubTree } from '../../../providers/data/treeKeptApart.ts';
import { treeRoot } from '../treeRoot.ts';

/** The smallest part of a tree whose writing makes one tree of another. */
export type Part = { order: { sid: string; childSids: readonly string[] } } | { tree: SubTree };

/**
 * What has to be written so that `before` becomes `after`; undefined when they are the same. A record that has only
 * lost some to another one needs no writing: who is named elsewhere leaves.
 */
export function changedPart(before: Tree, after: Tree): Part | undefined {
  const parents = [...new Set([...before.children.keys(), ...after.children.keys()])].filter(
    (sid) => childrenOf(before, sid) !== childrenOf(after, sid),
  );
  const written = parents.filter((sid) => {
    const [were, are] = [childrenOf(before, sid), childrenOf(after, sid)];
    const isGone = were.some((child) => !after.entries.has(child));
    const stayed = were.filter((child) => after.entries.get(child)?.parentSid === sid);
    return isGone || are.length !== stayed.length || are.some((child, index) => child !== stayed[index]);
  });
  const reachable = written.filter((sid) => pathOf(after, sid)[0] === pathOf(before, sid)[0]);
  const [only, ...others] = reachable;
  if (only === undefined) return undefined;
  const children = childrenOf(after, only);
  if (others.length === 0 && isSameSet(childrenOf(before, only), children))
    return { order: { sid: only, childSids: children } };
  const sid = lowestAbove(after, reachable);
  return { tree: { sid, children: nodesUnder(after, sid) } };
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const known = new Set(one);
  return one.length === other.length && other.every((sid) => known.has(sid));
}

/** The lowest record at or above all of these. */
function lowestAbove(tree: Tree, sids: readonly string[]): string {
  const [first = [], ...paths] = sids.map((sid) => pathOf(tree, sid));
  const shared = first.filter((sid, level) => paths.every((path) => path[level] === sid));
  return shared.at(-1) ?? treeRoot;
}
