import { isAdmin } from '../../../resources/access/holdsRight.ts';
import type { Filter, Caller } from '../../../resources/access/rule.ts';
import { isPerPlatform, type Action, type Entity } from '../../../resources/entity.ts';
import type { Platform, DatasetKey } from '../../../resources/platform/platforms.ts';
import { snakeCase } from '../../base/database/snakeCase.ts';

declare const scoped: unique symbol;

/**
 * What a caller may touch of one entity on one platform. Only `scopeOf` makes one, and every
 * repository function takes one first: a query without it does not type-check.
 */
export interface Scope {
  readonly [scoped]: true;
  readonly platform: Platform;
  /** Whose rows: `X_API` reads the rows of `X`. */
  readonly dataset: DatasetKey;
  /** Do all platforms share the rows? */
  readonly shared: boolean;
  readonly filter: Filter;
  /** Which of them the caller may have visitors see at once; all but where drafts are reviewed (behaviour B568). */
  readonly approves: Filter;
  /** Column that names the company of a row; undefined where rows belong to none. */
  readonly ownerColumn: string | undefined;
  readonly author: Author;
}

/** Who acts, and from where: what the record of changes keeps. */
export interface Author {
  readonly sub: string | null;
  readonly address: string | null;
  /** Method and path of the call, as declared. */
  readonly call: string | null;
  /** The import that writes; null for whatever else does. */
  readonly reportId: string | null;
}

/** Where somebody acts: on which platform, by which call from which address, or in which import. */
export interface Where {
  platform: Platform;
  devDatabase?: boolean;
  address?: string;
  call?: string;
  reportId?: string;
}

/** The scope of a caller for one action on an entity, by the entity's own access rule. */
export function scopeOf(
  caller: Caller,
  where: Where,
  entity: Pick<Entity, 'access' | 'owner' | 'path' | 'review'>,
  action: Action,
): Scope {
  const scope = {
    platform: where.platform,
    dataset: where.platform.dataset,
    shared: !isPerPlatform(entity),
    filter: isElsewhere(caller, where) ? 'none' : entity.access[action](caller, where),
    approves: action === 'view' || action === 'read' ? 'all' : approvedBy(caller, where, entity),
    ownerColumn: entity.owner && snakeCase(entity.owner),
    author: {
      sub: caller.kind === 'user' ? caller.sub : null,
      address: where.address ?? null,
      call: where.call ?? null,
      reportId: where.reportId ?? null,
    },
  };
  // What marks a scope is a type alone, so that nobody else makes one: there is no value to say it.
  return Object.freeze(scope) as Scope;
}

/** Of which records somebody may approve a draft: where drafts are reviewed, those of the rule, and an administrator all. */
export function approvedBy(caller: Caller, where: Where, { review }: Pick<Entity, 'review'>): Filter {
  return !review || isAdmin(caller) ? 'all' : review(caller, where);
}

/** A key counts on its own platform alone, whatever its rights are (behaviour B545). */
function isElsewhere(caller: Caller, { platform }: Where): boolean {
  return caller.kind === 'user' && caller.key !== undefined && caller.key.dataset !== platform.dataset;
}

/** Does the scope open nothing at all? */
export function isClosed(scope: Scope): boolean {
  return scope.filter === 'none';
}

/** Does the scope open the records of this company? */
export function opensOrga(scope: Scope, orgaSid: string): boolean {
  return scope.filter === 'all' || (scope.filter !== 'none' && scope.filter.orgaSid.includes(orgaSid));
}
