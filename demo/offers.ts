import { allRoots, nodesUnder } from './categories/index.ts';
import { allFamilies } from './families/index.ts';
import type { Family } from './family.ts';
import { allOrgas } from './orgas/index.ts';
import type { OrgaSource } from './orgas/orga.ts';

/**
 * What one company makes of one family. The offer is the same on every platform that has the company, so
 * its product number 7 is the same product in Switzerland and in Germany.
 */
export type Offer = {
  orga: OrgaSource;
  family: Family;
  /** Counts through all offers of the world. */
  index: number;
  /** Counts through the offers of its company, which has `siblings` of them. */
  place: number;
  siblings: number;
};

const leavesBelow = new Map(
  allRoots
    .flatMap((root) => [...nodesUnder(root)])
    .map((node) => [
      node.sid,
      new Set([...nodesUnder(node)].filter((below) => below.children.length === 0).map((leaf) => leaf.sid)),
    ]),
);

function leavesOf(orga: OrgaSource): Set<string> {
  return new Set(
    orga.makes.flatMap((sid) => {
      const leaves = leavesBelow.get(sid);
      if (!leaves) throw new Error(`${orga.name} makes ${sid}, which is no category`);
      return [...leaves];
    }),
  );
}

/** The companies of rhb and mgbahn are projects: they list what they own, not what they sell. */
function ownsObjects(orga: OrgaSource): boolean {
  return orga.platforms.every((platform) => platform === 'RHB' || platform === 'MGBAHN');
}

/** Every offer of the world. */
export const allOffers: readonly Offer[] = allOrgas
  .flatMap((orga) => {
    const leaves = leavesOf(orga);
    const families = allFamilies.filter(
      (family) => leaves.has(family.leaf) && family.areObjects === ownsObjects(orga),
    );
    return families.map((family, place) => ({ orga, family, place, siblings: families.length }));
  })
  .map((offer, index) => ({ ...offer, index }));
