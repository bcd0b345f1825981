import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { hitRow, type HitRow } from '../facets/Hit.ts';

/** What products are counted by that were found another way than by words; of one that is not searched yet, nothing. */
export async function hitsWithIds(
  db: ScopedQueries,
  scope: Scope,
  ids: readonly number[],
): Promise<HitRow[]> {
  if (ids.length === 0) return [];
  return db.rows(
    hitRow,
    sql`
      select s.product_id as id, s.counted from product_search s
      where ${ofPlatform(scope, 's')} and s.product_id = any(${ids}::bigint[])`,
  );
}
