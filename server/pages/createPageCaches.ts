import type { DatasetKey } from '../../resources/platforms.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { contentVersionReader } from './contentVersionReader.ts';
import { createPageCache, type PageCache } from './pageCache.ts';

/** What a process keeps of public pages and public answers, and the content version it keeps them under. */
export interface PageCaches {
  cache: PageCache;
  contentVersion(dataset: DatasetKey): Promise<number>;
}

/** What one process keeps; `db` is the pool that strangers read from. */
export function createPageCaches(db: SystemQueries): PageCaches {
  return { cache: createPageCache(), contentVersion: contentVersionReader(db) };
}
