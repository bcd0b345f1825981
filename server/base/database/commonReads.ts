import type { ScopedQueries } from './queries.ts';

/** The handle for what many pages ask alike; where nothing is kept it is the same one. */
export function commonReads(db: ScopedQueries): ScopedQueries {
  return db.common ?? db;
}
