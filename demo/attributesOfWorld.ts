import type { PlatformGroupKey } from '../resources/platform/platformGroups.ts';
import { attributeSources } from './attributes/index.ts';
import { allRoots, nodesUnder } from './categories/index.ts';
import { allFamilies } from './families/index.ts';
import type { Family } from './family.ts';
import { inSwissSpelling } from './text.ts';
import type { DemoAttribute } from './types.ts';

const ofTrade = ['herkunft', 'umweltproduktdeklaration', 'lieferfrist'];
const ofObjects = ['baujahr', 'zustand', 'streckenkilometer'];

const groupsOfObjects: PlatformGroupKey[] = ['rhb', 'mgbahn'];
const groupsOfTrade: PlatformGroupKey[] = ['baustein', 'zbs'];

/**
 * All attributes, each with the leaf categories whose products have it. It is required where the titles of
 * the category's products cannot do without it, and asked only where such products are: in a category that both
 * makers and railways use, the ones sell and the others keep objects. Shared by all platforms, so the German is the
 * Swiss one.
 */
export function attributesOfWorld(): DemoAttribute[] {
  const leaves = allRoots
    .flatMap((root) => [...nodesUnder(root)])
    .filter((node) => node.children.length === 0);
  return [...attributeSources.values()].map((source) => ({
    ...source,
    name: inSwissSpelling(source.name),
    choices: source.choices.map(({ sid, label }) => ({ sid, label: inSwissSpelling(label) })),
    categories: leaves.flatMap(({ sid }) => {
      const families = allFamilies.filter((family) => family.leaf === sid);
      const having = families.filter((family) => hasAttribute(family, source.sid));
      const [first] = having;
      if (!first) return [];
      const required = families.every((family) => family.title.keys.includes(source.sid));
      const isShared = families.some(({ areObjects }) => areObjects !== families[0]?.areObjects);
      const isOfAll = having.some(({ areObjects }) => areObjects !== first.areObjects);
      const groups = first.areObjects ? groupsOfObjects : groupsOfTrade;
      return [{ sid, required, ...(isShared && !isOfAll && { groups }) }];
    }),
  }));
}

function hasAttribute(family: Family, sid: string): boolean {
  const own = [...family.axes, ...family.drawn, ...family.following, ...family.formulas];
  return own.some((one) => one.sid === sid) || (family.areObjects ? ofObjects : ofTrade).includes(sid);
}
