import type { Scope } from '../access/scope.ts';
import type { Queries } from '../database/queries.ts';

/** Is this company there, on the platform of the scope? */
export async function hasOrga(sql: Queries, scope: Scope, orgaSid: string): Promise<boolean> {
  const found = await sql`select from orga where platform = ${scope.store} and sid = ${orgaSid}`;
  return found.count > 0;
}
