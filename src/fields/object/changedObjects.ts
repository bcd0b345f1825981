import { diffArrays } from 'diff';
import { isSame } from '../leaves/isSame.ts';

/** An object of a list that changed, came or went, with its place in the list of which it is, from 1. */
export interface ChangedObject {
  place: number;
  before: unknown;
  after: unknown;
}

/** Which objects of a list changed, where only their content and their order tell them apart. */
export function changedObjects(before: readonly unknown[], after: readonly unknown[]): ChangedObject[] {
  const changed: ChangedObject[] = [];
  let gone: unknown[] = [];
  let [left, right] = [1, 1];
  // What went is told before what came to its place: those that meet are one that changed.
  const settle = (come: readonly unknown[]) => {
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1)
      changed.push({
        place: index < come.length ? right + index : left - gone.length + index,
        before: gone[index],
        after: come[index],
      });
    gone = [];
  };
  for (const { value, removed, added } of diffArrays([...before], [...after], { comparator: isSame })) {
    if (removed) {
      gone = value;
      left += value.length;
      continue;
    }
    settle(added ? value : []);
    right += value.length;
    if (!added) left += value.length;
  }
  settle([]);
  return changed;
}
