import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { notFound } from '../../base/problems.ts';

/** Is this company there, on the platform of the scope? */
export async function hasOrga(db: ScopedQueries, scope: Scope, orgaSid: string): Promise<boolean> {
  return db.has(sql`select from orga o where ${ofPlatform(scope, 'o')} and o.sid = ${orgaSid}`);
}

/** Throws 404 for a company that is not there. */
export async function requireOrgaThere(db: ScopedQueries, scope: Scope, orgaSid: string): Promise<void> {
  if (!(await hasOrga(db, scope, orgaSid))) throw notFound();
}
