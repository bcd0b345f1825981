import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';

/** What editors say that a category, given as an expression, shows, or else the nearest one above it: `shown_attributes`. */
export function nearestShown(scope: Scope, category: Sql): Sql<true> {
  return sql`
    select c.shown_attributes from category_closure place join category c on c.sid = place.ancestor_sid
    where ${ofPlatform(scope, 'place')} and place.descendant_sid = ${category} and c.shown_attributes <> '[]'
    order by place.depth limit 1`;
}
