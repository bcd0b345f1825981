import type postgres from 'postgres';

/** A pool or a transaction: what a repository function runs its queries on. */
export type Queries = postgres.ISql<{ bigint: number }>;

/** A piece of SQL to embed in a query. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;
