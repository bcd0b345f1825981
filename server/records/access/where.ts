import { identifier, join, scoping, sql, type Identifier, type Sql } from '../../base/database/sql.ts';
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

/** Which of these companies, or of all, a scope opens; undefined for every company there is. */
export function companiesOpen(
  { filter }: Scope,
  asked: readonly string[] | undefined,
): readonly string[] | undefined {
  if (filter === 'all') return asked;
  if (filter === 'none') return [];
  return asked?.filter((company) => filter.orgaSid.includes(company)) ?? filter.orgaSid;
}

/**
 * The condition that rows are of one company: a single one, so that they come from an index in their order.
 * @param company a column of `companiesOpen`
 */
export function whereOfCompany(scope: Scope, alias: string, company: Identifier): Sql<true> {
  if (!scope.ownerColumn) return scoping(sql`false`);
  return scoping(
    sql`${ofPlatform(scope, alias)} and ${identifier(`${alias}.${scope.ownerColumn}`)} = ${company}`,
  );
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

/** The condition on rows of an entity that records of a platform refer to: of that platform, where they belong to one. */
export function ofPlatformOrShared(
  scope: Scope,
  entity: Pick<Entity, 'name' | 'path'>,
  alias: string,
): Sql<true> {
  return isPerPlatform(entity) ? ofPlatform(scope, alias) : sharedByAll(entity);
}

/** The condition on what is kept beside a record, such as its pictures: on its platform, or on any where all share it. */
export function whereverShown(scope: Scope, alias: string): Sql<true> {
  return scope.shared ? scoping(sql`true`) : ofPlatform(scope, alias);
}

/** Under which platform the record of changes keeps what is done in a scope; '' for what all platforms share. */
export function recordedUnder(scope: Scope): Sql<true> {
  return scoping(sql`${scope.shared ? '' : scope.dataset}`);
}

/**
 * Columns and values of a row to insert, with the platform of the scope where rows belong to one; the id may be among them,
 * as of a record that comes back.
 */
export function rowOf(scope: Scope, columns: readonly Identifier[], values: readonly Sql[]): Sql<true> {
  if (scope.shared) return scoping(sql`(${join(columns)}) overriding system value values (${join(values)})`);
  return sql`(platform, ${join(columns)}) overriding system value values (${datasetOf(scope)}, ${join(values)})`;
}
