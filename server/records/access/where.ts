import type { Fragment, Queries } from '../../base/database/queries.ts';
import type { Scope } from './scope.ts';

/**
 * The condition of a scope on rows with the given alias: platform and company filter. `alias` is a
 * name of the query, never input.
 */
export function where(sql: Queries, scope: Scope, alias: string): Fragment {
  const platform = scope.shared ? sql`true` : sql`${sql(`${alias}.platform`)} = ${scope.dataset}`;
  if (scope.filter === 'all') return platform;
  if (scope.filter === 'none' || !scope.ownerColumn) return sql`false`;
  return sql`${platform} and ${sql(`${alias}.${scope.ownerColumn}`)} = any(${[...scope.filter.orgaSid]})`;
}
