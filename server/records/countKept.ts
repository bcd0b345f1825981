import { LRUCache } from 'lru-cache';
import type { Entity } from '../../resources/entity.ts';
import { sql, verbatim, type Sql } from '../base/database/sql.ts';
import type { Scope } from './access/scope.ts';
import { recordedUnder } from './access/where.ts';
import { followedTables } from './feed/followedTables.ts';
import { snakeCase } from '../base/database/snakeCase.ts';

/** How many rows a list has in all, as it was counted, and in which snapshot of the database. */
interface CountedAt {
  total: number;
  snapshot: string;
}

/** What lists of one entity without a filter counted last, by platform. For as long as the feed of changes reaches back. */
export type CountsKept = LRUCache<string, CountedAt>;

const longestMs = 600_000;

export function countsKept(): CountsKept {
  return new LRUCache({ max: 100, ttl: longestMs });
}

const followed = new Set<string>(followedTables);

/** Does the feed tell of all rows that come and go? */
export function isCountKept({ name }: Pick<Entity, 'name'>): boolean {
  return followed.has(snakeCase(name));
}

/**
 * The count that was kept where nothing was told of the entity on the platform since, and else `counting`, in one
 * statement: what it sees, the feed tells. What is asked for stands in subqueries, so that a plan for one snapshot is not thought better than
 * the one for all, which the server would make each time, in half a millisecond. On the primary, where those who are signed in read: the snapshot of a replica
 * does not name what was under way.
 */
export function countOf(
  { name }: Pick<Entity, 'name'>,
  scope: Scope,
  { total, snapshot }: CountedAt,
  counting: Sql<true>,
): Sql<true> {
  return sql`case
    when (
      select true from feed
      where xid >= (select pg_snapshot_xmin(${snapshot}::text::pg_snapshot))
        and not pg_visible_in_snapshot(xid, (select ${snapshot}::text::pg_snapshot))
        and source in ((select ${snakeCase(name)}::text), '*') and platform in ((select ${recordedUnder(scope)}::text), '')
      order by xid limit 1)
    then (${counting}) else ${total}::bigint end`;
}

/** The snapshot that a statement sees. */
export const snapshotSeen = verbatim('pg_current_snapshot()::text');
