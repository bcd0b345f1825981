import type { Leaf } from '../../directory/Leaf.ts';

/** Three versions of a record, of a list or of a leaf. */
export interface Versions<T = unknown> {
  /** What both began with. */
  base: T;
  /** What was to be saved. */
  mine: T;
  /** What somebody else has saved meanwhile. */
  theirs: T;
}

export type Side = 'mine' | 'theirs';

/** Which version of a leaf holds. */
export type Decide = (leaf: Leaf, versions: Versions) => Side;
