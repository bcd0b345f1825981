import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';

/** Is a picture of this kind shown within the scope? */
export async function isImageShown(sql: Queries, scope: Scope, kind: string, hash: string): Promise<boolean> {
  const found = await sql`
    select from image i where ${where(scope, 'i')} and i.hash = ${hash} and i.kind = ${kind} limit 1`;
  return found.count > 0;
}
