import { identifier, scoping, sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';

/**
 * The condition that names to be found (`search_name`) are of the platform of a scope or of what all platforms share,
 * such as categories: those have the platform ''. `alias` is what has the column `platform`, a name of the statement,
 * never input.
 */
export function ofNames(scope: Scope, alias: string): Sql<true> {
  return scoping(sql`${identifier(`${alias}.platform`)} in (${scope.dataset}, '')`);
}
