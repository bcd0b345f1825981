/**
 * The demo world: categories, attributes, companies and products that look like a real catalogue and were
 * written for it. Pure data without a clock or chance of its own: it is the same on every machine.
 */
import { allArticles } from './articles/index.ts';
import { attributesOfWorld } from './attributesOfWorld.ts';
import { categoriesOfWorld, relationsOfBase } from './categories/index.ts';
import { baseOf, type DemoPlatform } from './platforms.ts';
import type { DemoArticle, DemoAttribute, DemoCategory, DemoRelation } from './types.ts';

export { advertisementsOf } from './advertisementsOfWorld.ts';
export { countsOf, platformsOfWorld } from './platforms.ts';
export { connectionsOf, orgasOf, productLinesOf } from './orgasOfWorld.ts';
export { productsOf } from './products.ts';
export type * from './types.ts';

/** All categories, shared by all platforms, parents before children. */
export function categories(): DemoCategory[] {
  return categoriesOfWorld();
}

/** All attributes, shared by all platforms, in the order in which a product page shows them. */
export function attributes(): DemoAttribute[] {
  return attributesOfWorld();
}

/** The category tree of a platform: roots first, each followed by what is below it. */
export function relationsOf(platform: DemoPlatform): DemoRelation[] {
  return relationsOfBase(baseOf(platform));
}

/** The legal and the editorial articles, shared by all platforms. */
export function articles(): DemoArticle[] {
  return allArticles;
}
