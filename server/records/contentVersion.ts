import { datasetKeys, type DatasetKey } from '../../resources/platforms.ts';
import { integer } from '../base/database/column.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import { dataset } from './fieldsOf.ts';

type Raised = DatasetKey | 'all';

const gathering = new WeakMap<SystemQueries, Set<Raised>>();

/**
 * Does work in a transaction that writes many records, and answers which versions are to be raised when all else is done:
 * none is raised before.
 */
export async function gatherRaised<T>(
  tx: SystemQueries,
  work: () => Promise<T>,
): Promise<{ result: T; raised: Raised[] }> {
  const raised = new Set<Raised>();
  gathering.set(tx, raised);
  try {
    return { result: await work(), raised: [...raised] };
  } finally {
    gathering.delete(tx);
  }
}

/**
 * Raises the version of what platforms show, of all of them for what they share. Call it once, as the last statement
 * of a writing transaction: it holds rows that every writer of those platforms needs.
 */
export async function raiseContentVersion(db: SystemQueries, ...datasets: Raised[]): Promise<void> {
  const gathered = gathering.get(db);
  if (gathered) {
    for (const dataset of datasets) gathered.add(dataset);
    return;
  }
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
