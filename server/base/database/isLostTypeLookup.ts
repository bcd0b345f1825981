/**
 * Is this the failure of a question that the driver asks of each new connection in a promise that nobody holds: which
 * types there are? The database went away at that moment, which the query that wanted the connection is told too.
 */
export function isLostTypeLookup(error: unknown): boolean {
  const { query } = (error ?? {}) as { query?: unknown };
  return String(query).includes('pg_catalog.pg_type');
}
