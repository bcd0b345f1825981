import { attributeSources } from './attributes/index.ts';
import { allRoots, nodesUnder } from './categories/index.ts';
import { allFamilies } from './families/index.ts';
import type { Family } from './family.ts';
import { inSwissSpelling } from './text.ts';
import type { DemoAttribute } from './types.ts';

const ofTrade = ['herkunft', 'umweltproduktdeklaration', 'lieferfrist'];
const ofObjects = ['baujahr', 'zustand', 'streckenkilometer'];

/**
 * All attributes, each with the leaf categories whose products have it. It is required where the titles of
 * the category's products cannot do without it. Shared by all platforms, so the German is the Swiss one.
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
      if (!families.some((family) => hasAttribute(family, source.sid))) return [];
      return [{ sid, required: families.every((family) => family.title.keys.includes(source.sid)) }];
    }),
  }));
}

function hasAttribute(family: Family, sid: string): boolean {
  const own = [...family.axes, ...family.drawn, ...family.formulas];
  return own.some((one) => one.sid === sid) || (family.areObjects ? ofObjects : ofTrade).includes(sid);
}
