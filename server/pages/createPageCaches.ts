import type { SystemQueries } from '../base/database/queries.ts';
import { createCommonRows, type CommonRows } from './kept/commonRows.ts';
import { followFeed } from './kept/followFeed.ts';
import { createPageCache, type PageCache } from './pageCache.ts';

/** What a process keeps of public pages and public answers. */
export interface PageCaches {
  cache: PageCache;
  commonRows: CommonRows;
}

/** What one process keeps; `db` is the pool that strangers read from. */
export function createPageCaches(db: SystemQueries): PageCaches {
  const followed = followFeed(db);
  return { cache: createPageCache(followed), commonRows: createCommonRows(followed) };
}
