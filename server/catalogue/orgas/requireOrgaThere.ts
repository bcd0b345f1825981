import type { Scope } from '../../records/access/scope.ts';
import type { Queries } from '../../base/database/queries.ts';
import { notFound } from '../../base/problems.ts';

/** Is this company there, on the platform of the scope? */
export async function hasOrga(sql: Queries, scope: Scope, orgaSid: string): Promise<boolean> {
  const found = await sql`select from orga where platform = ${scope.dataset} and sid = ${orgaSid}`;
  return found.count > 0;
}

/** Throws 404 for a company that is not there. */
export async function requireOrgaThere(sql: Queries, scope: Scope, orgaSid: string): Promise<void> {
  if (!(await hasOrga(sql, scope, orgaSid))) throw notFound();
}
