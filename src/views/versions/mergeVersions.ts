import type { Entity } from '../../../resources/entity.ts';
import { valueAt, withValue } from '../../../resources/leafValue.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { elementsOf } from '../../fields/leaves/elements.ts';
import { isSame } from '../../fields/leaves/isSame.ts';
import { leavesOf } from '../../fields/leaves/leaves.ts';
import { mergeLists } from './mergeLists.ts';
import type { Decide, Side, Versions } from './Versions.ts';

/** A leaf that both changed, to different values. */
export interface Collision extends Versions {
  leaf: Leaf;
}

export interface Merged {
  /** Their version with my changes in it. */
  row: Row;
  /** What only they have changed. */
  taken: Leaf[];
  colliding: Collision[];
}

/**
 * Puts two versions of a record together: nobody's change is lost unless both changed the same leaf (behaviour B215).
 * Where they did, mine holds, or whichever is chosen.
 */
export function mergeVersions(
  entity: Entity,
  { base, mine, theirs }: Versions<Row>,
  chosen: (leaf: Leaf) => Side = () => 'mine',
): Merged {
  const merged: Merged = { row: theirs, taken: [], colliding: [] };
  const decide: Decide = (leaf, versions) => {
    if (isSame(versions.mine, versions.theirs)) return 'theirs';
    if (isSame(versions.theirs, versions.base)) return 'mine';
    if (isSame(versions.mine, versions.base)) {
      merged.taken.push(leaf);
      return 'theirs';
    }
    merged.colliding.push({ leaf, ...versions });
    return chosen(leaf);
  };
  for (const leaf of leavesOf(entity, [base, mine, theirs])) {
    const values = { base: valueAt(base, leaf), mine: valueAt(mine, leaf), theirs: valueAt(theirs, leaf) };
    if (isSame(values.mine, values.theirs)) continue;
    const lists = elementsOf(leaf.place, [values.base, values.mine, values.theirs]);
    const [before, ours, stored] = lists ?? [];
    if (before && ours && stored) {
      const list = mergeLists(leaf, { base: before, mine: ours, theirs: stored }, decide);
      merged.row = withValue(merged.row, leaf, list);
    } else if (decide(leaf, values) === 'mine') merged.row = withValue(merged.row, leaf, values.mine);
  }
  return merged;
}
