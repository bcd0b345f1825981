import type { Language, Translated } from '../../resources/language/languages.ts';
import { treeRoot } from './treeRoot.ts';
import { childrenOf, type Tree, type TreeEntry } from './Tree.ts';

/** A record as a row of the screen, with its place among its siblings, from 1. */
export interface VisibleRow {
  sid: string;
  /** The root has level 1. */
  level: number;
  place: number;
  siblings: number;
  /** Undefined for a record without others under it. */
  isExpanded: boolean | undefined;
}

/** The rows to show: what is expanded, or where somebody looks for records, those and what leads to them. */
export function visibleRows(
  tree: Tree,
  expanded: ReadonlySet<string>,
  found?: Found | undefined,
): VisibleRow[] {
  const rows: VisibleRow[] = [];
  const add = (sid: string, level: number, place: number, siblings: number) => {
    const children = childrenOf(tree, sid);
    const shown = found ? children.filter((child) => found.shown.has(child)) : children;
    const isOpen = sid === treeRoot || (found ? found.leading.has(sid) : expanded.has(sid));
    rows.push({ sid, level, place, siblings, isExpanded: children.length > 0 ? isOpen : undefined });
    if (isOpen) shown.forEach((child, index) => add(child, level + 1, index + 1, shown.length));
  };
  add(treeRoot, 1, 1, 1);
  return rows;
}

/** What somebody looks for. */
export interface Found {
  /** The records that match, in the order of the tree. */
  matched: ReadonlySet<string>;
  /** Those and all above them. */
  shown: ReadonlySet<string>;
  /** Those above one that matches. */
  leading: ReadonlySet<string>;
}

/**
 * The records whose name as shown, or whose sid, holds the text, or in whose other names a word begins with it;
 * undefined where nothing is looked for.
 */
export function findRecords(tree: Tree, language: Language, typed: string): Found | undefined {
  const wanted = folded(typed.trim());
  if (!wanted) return undefined;
  const matched = new Set<string>();
  const shown = new Set<string>();
  const leading = new Set<string>();
  const isMatch = ({ sid, name }: TreeEntry) => {
    const words = wordsOf(name);
    return (
      words[language]?.includes(wanted) ||
      sid.includes(wanted) ||
      Object.values(words).some((other) => other.includes(` ${wanted}`))
    );
  };
  const look = (sid: string): boolean => {
    const entry = tree.entries.get(sid);
    if (entry && isMatch(entry)) matched.add(sid);
    const below = childrenOf(tree, sid).filter(look).length > 0;
    if (below) leading.add(sid);
    if (below || matched.has(sid)) shown.add(sid);
    return shown.has(sid);
  };
  look(treeRoot);
  return { matched, shown, leading };
}

const words = new WeakMap<Translated, Translated>();

/** The names of a record as they are looked through, each word behind a space. */
function wordsOf(name: Translated): Translated {
  const known = words.get(name);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(name).map(([language, text]) => [
      language,
      folded(` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')}`),
    ]),
  );
  words.set(name, made);
  return made;
}

/** Small letters without marks, so that "tur" finds "Türen". */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
