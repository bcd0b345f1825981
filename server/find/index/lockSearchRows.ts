import { datasetKeys, type DatasetKey } from '../../../resources/platform/platforms.ts';
import { nullable, yesNo } from '../../base/database/column.ts';
import type { SystemQueries, SystemTransaction } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import { dataset } from '../../records/fieldsOf.ts';

/** The products of each platform are divided among so many writers of search rows; a product always goes to the same one. */
const halves = [0, 1] as const;

/** One writer's share: half of the products of a platform, or of those of which nobody said it, as the former version does. */
export interface Lane {
  platform: DatasetKey | null;
  half: (typeof halves)[number];
}

/** The lanes in which products may wait, those of one platform after each other. */
export async function waitingLanes(db: SystemQueries): Promise<Lane[]> {
  const waiting = await db.rows(
    { platform: nullable(dataset) },
    sql`
      select platform from unnest(${datasetKeys}::text[]) as of (platform)
      where exists (select from search_pending s where s.platform = of.platform)
      union all
      select null where exists (select from search_pending where platform is null)`,
  );
  return waiting.flatMap(({ platform }) => halves.map((half) => ({ platform, half })));
}

/** What waits in a lane, of `search_pending`. */
export function ofLane({ platform, half }: Lane): Sql {
  const isOfPlatform = platform === null ? sql`platform is null` : sql`platform = ${platform}`;
  return sql`${isOfPlatform} and product_id % ${halves.length} = ${half}`;
}

/**
 * Lets one writer of search rows at a time into a lane, until the end of its transaction, so that an older
 * state of a product never overwrites a newer one. False where another one is in it: workers share the lanes (behaviour B750).
 */
export async function enterLane(tx: SystemTransaction, { platform, half }: Lane): Promise<boolean> {
  if (platform === null) {
    await tx.run(sql`select pg_advisory_xact_lock(${lockOf(half)})`);
    return true;
  }
  const { isFree } = await tx.one(
    { isFree: yesNo },
    sql`
      select pg_try_advisory_xact_lock(hashtextextended('baustein search rows of ' || ${platform}::text, ${half})) as "isFree"`,
  );
  // The former version, and whoever keeps all rows as they are, hold it alone.
  if (isFree) await tx.run(sql`select pg_advisory_xact_lock_shared(${lockOf(half)})`);
  return isFree;
}

/** Keeps all search rows as they are until the end of the transaction. */
export async function lockSearchRows(tx: SystemTransaction): Promise<void> {
  for (const half of halves) await tx.run(sql`select pg_advisory_xact_lock(${lockOf(half)})`);
}

function lockOf(half: Lane['half']): Sql {
  return sql`hashtextextended('baustein search rows', ${half})`;
}
