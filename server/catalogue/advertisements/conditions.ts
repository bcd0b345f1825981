import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';

/** Does it aim at a category or at one above it, `root_category` among these? */
export function aimedAtCategory(scope: Scope, sid: string): Sql<true> {
  return sql`a.categories && array(
    select above.ancestor_sid from category_closure above
    where ${ofPlatform(scope, 'above')} and above.descendant_sid = ${sid}
    union select ${sid})`;
}

/**
 * Does what its company (`o`) offers fit a category: does it aim at that one itself, or has the company products there, or
 * does it sell those of others? (Behaviour B66.)
 */
export function fitsCategory(scope: Scope, sid: string): Sql<true> {
  return sql`(
    ${sid} = any(a.categories) or o.kind = 'retailer' or exists (
      select from category_count n
      where ${ofPlatform(scope, 'n')} and n.category_sid = ${sid} and n.orga_sid = a.orga_sid and n.products > 0))`;
}

/** Does it aim at a company? */
export function aimedAtOrga(sid: string): Sql {
  return sql`${sid} = any(a.orgas)`;
}
