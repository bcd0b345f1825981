import type { Entity } from '../../../resources/entity.ts';
import { any, sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../access/scope.ts';
import { recordedUnder } from '../access/where.ts';

/** What somebody sees of an entity. */
export interface Sight {
  entity: Entity;
  scope: Scope;
  /** Its records, or only that they are there and change? */
  isWhole: boolean;
}

/** The condition that a change `c` is of a record that somebody sees, or saw. */
export function isInSight(sights: readonly Sight[]): Sql {
  return any(
    sights.map(({ entity, scope }) => {
      const ofEntity = sql`c.entity = ${entity.name} and c.platform = ${recordedUnder(scope)}`;
      if (scope.filter === 'all') return ofEntity;
      if (scope.filter === 'none') return sql`false`;
      return sql`(${ofEntity} and c.company = any(${scope.filter.orgaSid}))`;
    }),
  );
}

/** What tells sights apart: an answer to one says nothing to another. */
export function printSights(sights: readonly Sight[]): unknown {
  return sights.map(({ entity, scope, isWhole }) => [entity.name, isWhole, scope.filter]);
}
