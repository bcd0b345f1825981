import type { DatasetKey } from '../../resources/platforms.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { contentVersions } from '../records/contentVersion.ts';

const readEveryMs = 500;

/**
 * Tells the content version of a platform, asking the database at most every 500 ms. It asks the pool that the
 * pages are read from: the version replicates with the data, so a page made of older data is never kept under it.
 */
export function contentVersionReader(db: SystemQueries): (dataset: DatasetKey) => Promise<number> {
  let readAt = -Infinity;
  let versions: Promise<Map<string, number>> | undefined;
  return async (dataset) => {
    if (!versions || performance.now() - readAt >= readEveryMs) {
      readAt = performance.now();
      const reading = contentVersions(db);
      versions = reading;
      reading.catch(() => {
        if (versions === reading) versions = undefined;
      });
    }
    return (await versions).get(dataset) ?? 0;
  };
}
