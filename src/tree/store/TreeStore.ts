import type { Tree, TreeEntry } from '../Tree.ts';

/** Where a tree is kept; it knows the version that it has read or written last. */
export interface TreeStore {
  /** Names it among what is read. */
  key: readonly string[];
  /** All records of the tree, siblings in their order. Throws where they cannot be read. */
  read: () => Promise<TreeEntry[]>;
  /** Makes one tree of the other. Throws a problem of status 412 where somebody else was faster. */
  write: (before: Tree, after: Tree) => Promise<void>;
  /** Is the tree as it was read or written last? */
  isNewest: () => Promise<boolean>;
}
