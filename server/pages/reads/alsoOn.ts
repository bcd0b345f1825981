import { isClassSystem } from '../../../resources/classSystems.ts';
import type { Platform } from '../../../resources/platform/platforms.ts';
import type { Parameters } from '../../../resources/address/routes.ts';
import type { ScreenName } from '../../../resources/platform/screens.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import { join, sql, type Sql } from '../../base/database/sql.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { readClassTree } from '../../find/classes/readClassTree.ts';
import { dataset } from '../../records/fieldsOf.ts';
import { alternatePlatforms } from '../alternatePlatforms.ts';
import type { Visit } from '../PageReads.ts';
import { viewScope } from './viewScope.ts';

/**
 * The other public platforms of the group on which the same address shows the same, for hreflang
 * (behaviour B30): what every platform has stands everywhere, a record only where it is kept. A shortlist and a comparison
 * name products of their own platform.
 */
export async function alsoOn(visit: Visit, screen: ScreenName, parameters: Parameters): Promise<Platform[]> {
  if (screen === 'shortlist' || screen === 'comparison') return [];
  const others = alternatePlatforms(visit.platform, visit.devDatabase);
  if (screen === 'class' || screen === 'classSystem') return havingClass(visit, others, parameters);
  const wanted = others.flatMap((platform) => recordNamed({ ...visit, platform }, screen, parameters) ?? []);
  if (wanted.length === 0) return others;
  // The products are many, and each is asked for by few pages.
  const db = screen === 'product' ? visit.db : commonReads(visit.db);
  const found = await db.rows({ platform: dataset }, join(wanted, ' union all '));
  const keeping = new Set(found.map(({ platform }) => platform));
  return others.filter((other) => keeping.has(other.dataset));
}

/** Those of the platforms which have the class that an address names, or any of the system. */
async function havingClass(
  visit: Visit,
  platforms: readonly Platform[],
  { system, code }: Parameters,
): Promise<Platform[]> {
  if (!isClassSystem(system)) return [];
  const having = await Promise.all(
    platforms.map(async (platform) => {
      const { nodes } = await readClassTree(visit.db, viewScope({ ...visit, platform }, 'product'), system);
      return code === undefined ? nodes.size > 0 : nodes.has(code);
    }),
  );
  return platforms.filter((_, place) => having[place]);
}

/** Finds the record that an address names on the platform of the visit; undefined for an address that names none. */
function recordNamed(
  visit: Visit,
  screen: ScreenName,
  { categorySid = '', orgaSid = '', productSid = '' }: Parameters,
): Sql<true> | undefined {
  switch (screen) {
    case 'category': {
      const scope = viewScope(visit, 'categoryRelation');
      return sql`select r.platform from category_relation r where ${ofPlatform(scope, 'r')} and r.child_sid = ${categorySid}`;
    }
    case 'orga': {
      const scope = viewScope(visit, 'orga');
      return sql`select o.platform from orga o where ${where(scope, 'o')} and o.sid = ${orgaSid}`;
    }
    case 'product': {
      const scope = viewScope(visit, 'product');
      return sql`
        select p.platform from product p
        where ${where(scope, 'p')} and p.orga_sid = ${orgaSid} and p.sid = ${productSid}`;
    }
    default:
      return undefined;
  }
}
