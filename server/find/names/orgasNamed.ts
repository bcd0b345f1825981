import { orga } from '../../../resources/entities/orga.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

/** How the companies of the platform with these sids are called. */
export async function orgasNamed(
  db: ScopedQueries,
  scope: Scope,
  sids: readonly string[],
): Promise<Map<string, string>> {
  const found = await rowsOfKeys(db, {
    shape: fieldsOf(orga, 'sid', 'name'),
    keys: sids,
    keyOf: ({ sid }) => sid,
    of: (some) => sql`
      select o.sid, o.name from orga o where ${ofPlatform(scope, 'o')} and o.sid = any(${some}::text[])`,
  });
  return new Map([...found].flatMap(([sid, rows]) => rows.map(({ name }) => [sid, name])));
}
