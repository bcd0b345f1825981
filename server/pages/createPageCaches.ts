import type { SystemQueries } from '../base/database/queries.ts';
import { createCommonRows, type CommonRows } from './kept/commonRows.ts';
import { followFeed } from './kept/followFeed.ts';
import { createPageCache, type PageCache } from './pageCache.ts';

/** What a process keeps of public pages and public answers. */
export interface PageCaches {
  cache: PageCache;
  commonRows: CommonRows;
}

/** What all web processes of a machine keep of pages. */
const bytesOfMachine = 256 * 1024 * 1024;

/**
 * What one process keeps; `db` is the pool that strangers read from.
 * @param processes how many share the memory for it
 */
export function createPageCaches(db: SystemQueries, processes = 1): PageCaches {
  const followed = followFeed(db);
  return {
    cache: createPageCache(followed, bytesOfMachine / processes),
    commonRows: createCommonRows(followed),
  };
}
