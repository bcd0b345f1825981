/**
 * Is this the failure of a question that the driver asks of each new connection in a promise that nobody holds: which
 * types there are? The database went away at that moment, which the query that wanted the connection is told too.
 */
export function isLostTypeLookup(error: unknown): boolean {
  return error instanceof Error && 'query' in error && String(error.query).includes('pg_catalog.pg_type');
}
