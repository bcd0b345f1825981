import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';

/** A query of ids and places of the products named `orgaSid/productSid`, each once. */
export function productsNamed(scope: Scope, names: readonly string[]): Sql<true> {
  const pairs = [...new Set(names)].map((name) => name.split('/'));
  return sql`
    select named.id, asked.place
    from unnest(${pairs.map(([orgaSid = '']) => orgaSid)}::text[], ${pairs.map(([, sid = '']) => sid)}::text[])
      with ordinality as asked (orga_sid, sid, place)
    join product named
      on ${ofPlatform(scope, 'named')} and named.orga_sid = asked.orga_sid and named.sid = asked.sid`;
}
