import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Is a picture of this kind shown within the scope? */
export async function isImageShown(
  db: ScopedQueries,
  scope: Scope,
  kind: string,
  hash: string,
): Promise<boolean> {
  return db.has(
    sql`select from image i where ${where(scope, 'i')} and i.hash = ${hash} and i.kind = ${kind} limit 1`,
  );
}
