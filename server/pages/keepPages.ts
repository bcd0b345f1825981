import type { StoreKey } from '../../resources/platforms.ts';
import type { Queries } from '../database/queries.ts';
import { contentVersionReader } from './contentVersionReader.ts';
import { createPageCache, type PageCache } from './pageCache.ts';

/** What a process keeps of public pages and public answers, and the content version it keeps them under. */
export interface KeptPages {
  cache: PageCache;
  contentVersion(store: StoreKey): Promise<number>;
}

/** What one process keeps; `sql` is the pool that strangers read from. */
export function keepPages(sql: Queries): KeptPages {
  return { cache: createPageCache(), contentVersion: contentVersionReader(sql) };
}
