import { allFamilies } from '../families/index.ts';
import type { BasePlatform } from '../platforms.ts';
import type { DemoCategory, DemoRelation } from '../types.ts';
import { bahn } from './bahn.ts';
import { bauchemie } from './bauchemie.ts';
import { bodenWand } from './bodenWand.ts';
import { dach } from './dach.ts';
import { einbauten } from './einbauten.ts';
import { elektro } from './elektro.ts';
import { fassade } from './fassade.ts';
import { fensterTueren } from './fensterTueren.ts';
import { heizung } from './heizung.ts';
import { lueftung } from './lueftung.ts';
import type { CategoryNode } from './node.ts';
import { rohbau } from './rohbau.ts';
import { sanitaer } from './sanitaer.ts';
import { sicherheit } from './sicherheit.ts';
import { trockenbau } from './trockenbau.ts';
import { umgebung } from './umgebung.ts';
import { bahnstrom, depot, gleistechnik } from './zbs.ts';

const building = [
  rohbau,
  fassade,
  fensterTueren,
  dach,
  trockenbau,
  bodenWand,
  einbauten,
  heizung,
  lueftung,
  sanitaer,
  elektro,
  sicherheit,
  umgebung,
  bauchemie,
];
/** A railway's property: its own objects first, then as much of what every house has as it keeps books of. */
const railway = [bahn, fensterTueren, dach, heizung, elektro, sicherheit, umgebung].map(withObjects);

function withObjects(node: CategoryNode): CategoryNode {
  return { ...node, children: node.children.filter(hasObjects).map(withObjects) };
}

function hasObjects(node: CategoryNode): boolean {
  return (
    node.children.some(hasObjects) ||
    allFamilies.some(({ areObjects, leaf }) => areObjects && leaf === node.sid)
  );
}

/** The roots of each platform's tree, in order. */
export const rootsOf: Record<BasePlatform, readonly CategoryNode[]> = {
  CH: building,
  DE: building,
  AT: building,
  RHB: railway,
  MGBAHN: railway,
  ZBS: [gleistechnik, bahnstrom, depot],
};

export const allRoots: readonly CategoryNode[] = [...building, bahn, ...rootsOf.ZBS];

/** Every node below and with the given one, parents before children. */
export function* nodesUnder(node: CategoryNode): Generator<CategoryNode> {
  yield node;
  for (const child of node.children) yield* nodesUnder(child);
}

/** Every category of the world, parents before children. */
export function categoriesOfWorld(): DemoCategory[] {
  return allRoots.flatMap((root) => [...nodesUnder(root)]).map(({ children: _, ...category }) => category);
}

/** The tree of a platform as parent-child pairs, in reading order. */
export function relationsOfBase(platform: BasePlatform): DemoRelation[] {
  const below = (children: readonly CategoryNode[], parentSid: string | null): DemoRelation[] =>
    children.flatMap((child, position) => [
      { parentSid, childSid: child.sid, position },
      ...below(child.children, child.sid),
    ]);
  return below(rootsOf[platform], null);
}
