import type { Row, Shape } from './column.ts';
import type { Key, RowsOfKeys, ScopedQueries } from './queries.ts';

/** The rows of each of these keys, in the order of the statement; from what is kept where anything is. */
export async function rowsOfKeys<S extends Shape, K extends Key>(
  db: ScopedQueries,
  asked: RowsOfKeys<S, K>,
): Promise<ReadonlyMap<K, readonly Row<S>[]>> {
  if (asked.keys.length === 0) return new Map();
  if (db.ofKeys) return db.ofKeys(asked);
  return Map.groupBy(await db.rows(asked.shape, asked.of(asked.keys)), asked.keyOf);
}
