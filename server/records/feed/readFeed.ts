import { integer, nullable, text, texts } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** What a committed transaction changed of one source, on one platform ('' for what all share). */
export interface FeedChange {
  id: number;
  /** A table, or what several tables hold together; `*` is everything. */
  source: string;
  platform: string;
  /** Of which keys; null where it is not told one by one. */
  keys: string[] | null;
}

/** What was committed since a reading, and where the next one begins. */
export interface FeedReading {
  changes: FeedChange[];
  cursor: string;
  /** Is there more than is answered, and thereby lost to whoever goes on from the cursor? */
  isCutShort: boolean;
}

/** Who is so far behind does better to begin anew. */
const most = 5_000;

/**
 * A replica does not say which transactions before its last one are still under way: there, all from the oldest of
 * these on come again, by the same ids.
 */
const cursorOfNow = sql`(case
  when pg_is_in_recovery() then format('%1$s:%1$s:', pg_snapshot_xmin(pg_current_snapshot()))
  else pg_current_snapshot()::text end)`;

/** Where the feed stands: everything that is visible by now is told before it. */
export async function feedCursor(db: SystemQueries): Promise<string> {
  const { cursor } = await db.one({ cursor: text() }, sql`select ${cursorOfNow} as cursor`);
  return cursor;
}

/**
 * What was committed since `after`, the cursor of an earlier reading: a cursor is a snapshot, so that nothing is missed
 * and nothing waits, however long other transactions take (decision 14).
 */
export async function readFeed(db: SystemQueries, after: string): Promise<FeedReading> {
  const rows = await db.rows(
    {
      cursor: text(),
      id: nullable(integer),
      source: nullable(text()),
      platform: nullable(text()),
      keys: nullable(texts()),
    },
    sql`
      select now.cursor, f.id, f.source, f.platform, f.keys
      from (select ${cursorOfNow} as cursor) now
      left join (
        select id, xid, source, platform, keys from feed
        where xid >= pg_snapshot_xmin(${after}::text::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(xid, ${after}::text::pg_snapshot)
        order by xid, id limit ${most + 1}
      ) f on true
      order by f.xid, f.id`,
  );
  const changes = rows.flatMap(({ id, source, platform, keys }) =>
    id === null || source === null || platform === null ? [] : [{ id, source, platform, keys }],
  );
  return {
    changes: changes.slice(0, most),
    cursor: rows[0]?.cursor ?? after,
    isCutShort: changes.length > most,
  };
}
