import { datasetKeys, type DatasetKey } from '../../resources/platforms.ts';
import type { Queries } from '../base/database/queries.ts';

/**
 * Raises the version of what platforms show, of all of them for what they share. Call it once, as the last statement
 * of a writing transaction: it holds rows that every writer of those platforms needs.
 */
export async function raiseContentVersion(sql: Queries, ...datasets: (DatasetKey | 'all')[]): Promise<void> {
  const raised = datasets.includes('all') ? datasetKeys : datasets;
  // In one order, so that two writers never wait for each other crosswise.
  await sql`
    insert into content_version (platform, version)
    select platform, 1 from unnest(${[...raised]}::text[]) as platform order by platform
    on conflict (platform) do update set version = content_version.version + 1`;
}

/** The content version of every platform, for the page cache. */
export async function contentVersions(sql: Queries): Promise<Map<string, number>> {
  const rows = await sql<
    { platform: string; version: number }[]
  >`select platform, version from content_version`;
  return new Map(rows.map(({ platform, version }) => [platform, version]));
}
