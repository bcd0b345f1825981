import type { Leaf } from '../../directory/Leaf.ts';
import { commonKeys, type Elements } from '../../fields/leaves/elements.ts';
import { isSame } from '../../fields/leaves/isSame.ts';
import type { Decide, Side, Versions } from './Versions.ts';

/** Puts two versions of a list together, element by element, with their order as one more leaf. */
export function mergeLists(list: Leaf, versions: Versions<Elements>, decide: Decide): unknown[] {
  const { base, mine, theirs } = versions;
  const merged = new Map<string, unknown>();
  for (const element of new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])) {
    const values = { base: base.get(element), mine: mine.get(element), theirs: theirs.get(element) };
    const value = values[decide({ ...list, element }, values)];
    if (value !== undefined) merged.set(element, value);
  }
  const [first, second] = orderSide(list, versions, decide) === 'mine' ? [mine, theirs] : [theirs, mine];
  return withNewcomers([...first.keys()], [...second.keys()])
    .filter((key) => merged.has(key))
    .map((key) => merged.get(key));
}

/** Whose order holds: of who moved something; where both did, or both added the same at different places, it collides. */
function orderSide(list: Leaf, { base, mine, theirs }: Versions<Elements>, decide: Decide): Side {
  const isMoved = (version: Elements) => !isSame(commonKeys(version, base), commonKeys(base, version));
  const [ours, stored] = [commonKeys(mine, theirs), commonKeys(theirs, mine)];
  if (isSame(ours, stored)) return 'theirs';
  const both = { mine: ours.map((key) => mine.get(key)), theirs: stored.map((key) => theirs.get(key)) };
  const unmoved = isMoved(mine) === isMoved(theirs) ? undefined : isMoved(mine) ? both.theirs : both.mine;
  return decide({ ...list, isOrder: true }, { ...both, base: unmoved });
}

/** The keys of one list, and those that only the other one has, each behind what it stands behind there. */
function withNewcomers(keys: readonly string[], others: readonly string[]): string[] {
  const all = [...keys];
  others.forEach((key, index) => {
    if (all.includes(key)) return;
    const before = others.slice(0, index).findLast((other) => all.includes(other));
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, key);
  });
  return all;
}
