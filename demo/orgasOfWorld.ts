import { rootsOf, nodesUnder } from './categories/index.ts';
import { allOffers } from './offers.ts';
import { allOrgas } from './orgas/index.ts';
import { baseOf, isSwiss, type DemoPlatform } from './platforms.ts';
import { viewsOf } from './product.ts';
import { saltOf } from './random.ts';
import { inSwissSpelling } from './text.ts';
import type { DemoConnection, DemoOrga, DemoProductLine } from './types.ts';

function sourcesOf(platform: DemoPlatform) {
  return allOrgas.filter((orga) => orga.platforms.includes(baseOf(platform)));
}

/** The companies of a platform; on rhb and mgbahn they are its projects. */
export function orgasOf(platform: DemoPlatform): DemoOrga[] {
  return sourcesOf(platform).map(({ sid, name, kind, address, description, logo }) => ({
    sid,
    name,
    kind,
    address,
    description: isSwiss(platform) ? inSwissSpelling(description) : description,
    logo,
    productCategories: rootsWithProducts(platform, sid),
    views: 40 + viewsOf(saltOf(sid)) * 12,
  }));
}

function rootsWithProducts(platform: DemoPlatform, orgaSid: string): string[] {
  const leaves = new Set(
    allOffers.filter(({ orga }) => orga.sid === orgaSid).map(({ family }) => family.leaf),
  );
  return rootsOf[baseOf(platform)]
    .filter((root) => [...nodesUnder(root)].some((node) => leaves.has(node.sid)))
    .map((root) => root.sid);
}

/** The product lines of a platform's companies, in the companies' own order. */
export function productLinesOf(platform: DemoPlatform): DemoProductLine[] {
  return sourcesOf(platform).flatMap((orga) =>
    orga.lines.map(({ sid, title }, position) => ({
      orgaSid: orga.sid,
      sid,
      title: isSwiss(platform) ? inSwissSpelling(title) : title,
      position,
    })),
  );
}

/** Which manufacturers a platform's retailers carry: every retailer about half of them. */
export function connectionsOf(platform: DemoPlatform): DemoConnection[] {
  const orgas = sourcesOf(platform);
  const makers = orgas.filter((orga) => orga.kind === 'manufacturer');
  return orgas
    .filter((orga) => orga.kind === 'retailer')
    .flatMap((retailer) =>
      makers
        .filter((maker) => saltOf(`${retailer.sid}/${maker.sid}`) % 2 === 0)
        .map((maker) => ({ orgaSid: retailer.sid, connectedSid: maker.sid })),
    );
}
