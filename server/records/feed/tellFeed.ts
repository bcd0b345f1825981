import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/**
 * Tells the feed of what no table tells by itself: of the rows that searches read (`search`), or of everything that
 * platforms show (`*`).
 */
export async function tellFeed(
  db: SystemQueries,
  source: 'search' | '*',
  datasets: Iterable<DatasetKey>,
): Promise<void> {
  await db.run(sql`
    insert into feed (source, platform)
    select ${source}, platform from unnest(${[...datasets]}::text[]) as platform`);
}
