import { identifier, scoping, sql, type Sql } from '../../base/database/sql.ts';
import { isPerPlatform, type Entity } from '../../../resources/entity.ts';
import type { Scope } from './scope.ts';

/**
 * The condition of a scope on rows with the given alias: platform and company. `alias` is a name of the statement,
 * never input.
 */
export function where(scope: Scope, alias: string): Sql<true> {
  const ofPlatform = scope.shared ? sql`true` : sql`${identifier(`${alias}.platform`)} = ${scope.dataset}`;
  if (scope.filter === 'all') return scoping(ofPlatform);
  if (scope.filter === 'none' || !scope.ownerColumn) return scoping(sql`false`);
  const ofCompanies = sql`${identifier(`${alias}.${scope.ownerColumn}`)} = any(${scope.filter.orgaSid})`;
  return scoping(sql`${ofPlatform} and ${ofCompanies}`);
}

/** The condition that rows are of the platform of a scope; for what belongs to no company, such as its category tree. */
export function ofPlatform(scope: Scope, alias: string): Sql<true> {
  return scoping(sql`${identifier(`${alias}.platform`)} = ${scope.dataset}`);
}

/** The platform of a scope, as a value of a row to be written. */
export function datasetOf(scope: Scope): Sql<true> {
  return scoping(sql`${scope.dataset}`);
}

/** The condition on rows of an entity that all platforms share, such as its vocabulary: whoever sees anything sees them. */
export function sharedByAll(entity: Pick<Entity, 'name' | 'path'>): Sql<true> {
  if (isPerPlatform(entity)) throw new Error(`Rows of ${entity.name} belong to a platform: name the scope.`);
  return scoping(sql`true`);
}
