import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import { isSame, leavesOf, valueAt, withValue, type Leaf } from './leaves.ts';

interface Versions {
  /** What both began with. */
  base: Row;
  /** What was to be saved. */
  mine: Row;
  /** What somebody else has saved meanwhile. */
  theirs: Row;
}

export interface Merged {
  /** Their version with my changes in it; where both changed the same, mine. */
  row: Row;
  /** What only they have changed. */
  taken: Leaf[];
  /** What both have changed, to different values. */
  colliding: Leaf[];
}

/** Puts two versions of a record together: nobody's change is lost unless both changed the same. */
export function mergeVersions(entity: Entity, { base, mine, theirs }: Versions): Merged {
  const merged: Merged = { row: theirs, taken: [], colliding: [] };
  for (const leaf of leavesOf(entity)) {
    const [before, ours, stored] = [base, mine, theirs].map((row) => valueAt(row, leaf));
    if (isSame(ours, stored)) continue;
    if (isSame(ours, before)) merged.taken.push(leaf);
    else {
      merged.row = withValue(merged.row, leaf, ours);
      if (!isSame(stored, before)) merged.colliding.push(leaf);
    }
  }
  return merged;
}
