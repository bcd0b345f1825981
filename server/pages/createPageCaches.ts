import type { SystemQueries } from '../base/database/queries.ts';
import { createCommonRows, type CommonRows } from './kept/commonRows.ts';
import { followFeed } from './kept/followFeed.ts';
import { keptAlone, shelvesIn } from '../base/kept/keptFile.ts';
import { packedAnswers } from './kept/packedAnswers.ts';
import type { KeptFile } from '../base/kept/shelf.ts';
import { createPageCache, type PageCache } from './pageCache.ts';

/** What a process keeps of public pages and public answers. */
export interface PageCaches {
  cache: PageCache;
  commonRows: CommonRows;
}

/** What all web processes of a machine have of it in their own memory, beside the file: pages ready to be sent, and bases unpacked. */
const bytesOfReady = 26 * 1024 * 1024;
const bytesOfUnpacked = 7 * 1024 * 1024;

/**
 * What one process keeps; `db` is the pool that strangers read from.
 * @param file in which it is kept, of all web processes of the machine; without it this one is the only one
 */
export function createPageCaches(db: SystemQueries, file: KeptFile = keptAlone()): PageCaches {
  const followed = followFeed(db);
  const shelves = shelvesIn(file);
  const packed = packedAnswers(shelves, bytesOfUnpacked / file.processes);
  return {
    cache: createPageCache(followed, packed, bytesOfReady / file.processes),
    commonRows: createCommonRows(followed, file.processes > 1 ? shelves.rows : undefined),
  };
}
