import { datasetKeys, type DatasetKey } from '../../resources/platforms.ts';
import { integer } from '../base/database/column.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import { dataset } from './fieldsOf.ts';

/**
 * Raises the version of what platforms show, of all of them for what they share. Call it once, as the last statement
 * of a writing transaction: it holds rows that every writer of those platforms needs.
 */
export async function raiseContentVersion(
  db: SystemQueries,
  ...datasets: (DatasetKey | 'all')[]
): Promise<void> {
  const raised = datasets.includes('all') ? datasetKeys : datasets;
  // In one order, so that two writers never wait for each other crosswise.
  await db.run(sql`
    insert into content_version (platform, version)
    select platform, 1 from unnest(${raised}::text[]) as platform order by platform
    on conflict (platform) do update set version = content_version.version + 1`);
}

/** The content version of every platform, for the page cache. */
export async function contentVersions(db: SystemQueries): Promise<Map<string, number>> {
  const rows = await db.rows(
    { platform: dataset, version: integer },
    sql`select platform, version from content_version`,
  );
  return new Map<string, number>(rows.map(({ platform, version }) => [platform, version]));
}
