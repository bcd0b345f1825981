import type { TreeEntry } from '../../../resources/calls/categoryRelation.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { childrenOf, type CategoryTree } from './CategoryTree.ts';

/** A category as a row of the screen, with its place among its siblings, from 1. */
export interface VisibleRow {
  sid: string;
  /** The root has level 1. */
  level: number;
  place: number;
  siblings: number;
  /** Undefined for a category without others under it. */
  isExpanded: boolean | undefined;
}

/** The rows to show: what is expanded, or where somebody looks for categories, those and what leads to them. */
export function visibleRows(
  tree: CategoryTree,
  expanded: ReadonlySet<string>,
  found?: Found | undefined,
): VisibleRow[] {
  const rows: VisibleRow[] = [];
  const add = (sid: string, level: number, place: number, siblings: number) => {
    const children = childrenOf(tree, sid);
    const shown = found ? children.filter((child) => found.shown.has(child)) : children;
    const isOpen = sid === rootCategory || (found ? found.leading.has(sid) : expanded.has(sid));
    rows.push({ sid, level, place, siblings, isExpanded: children.length > 0 ? isOpen : undefined });
    if (isOpen) shown.forEach((child, index) => add(child, level + 1, index + 1, shown.length));
  };
  add(rootCategory, 1, 1, 1);
  return rows;
}

/** What somebody looks for. */
export interface Found {
  /** The categories that match, in the order of the tree. */
  matched: ReadonlySet<string>;
  /** Those and all above them. */
  shown: ReadonlySet<string>;
  /** Those above one that matches. */
  leading: ReadonlySet<string>;
}

/** The categories whose name in any language, or whose sid, holds the text; undefined where nothing is looked for. */
export function findCategories(tree: CategoryTree, typed: string): Found | undefined {
  const wanted = folded(typed.trim());
  if (!wanted) return undefined;
  const matched = new Set<string>();
  const shown = new Set<string>();
  const leading = new Set<string>();
  const look = (sid: string): boolean => {
    const entry = tree.entries.get(sid);
    const isMatch = entry ? searched(entry).includes(wanted) : false;
    if (isMatch) matched.add(sid);
    const below = childrenOf(tree, sid).filter(look).length > 0;
    if (below) leading.add(sid);
    if (isMatch || below) shown.add(sid);
    return isMatch || below;
  };
  look(rootCategory);
  return { matched, shown, leading };
}

const searchTexts = new WeakMap<object, string>();

function searched({ sid, name }: TreeEntry): string {
  const known = searchTexts.get(name);
  if (known !== undefined) return known;
  const text = folded([...Object.values(name), sid].join('\n'));
  searchTexts.set(name, text);
  return text;
}

/** Small letters without marks, so that "tur" finds "Türen". */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
