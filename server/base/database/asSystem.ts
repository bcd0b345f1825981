import type { ScopedQueries, ScopedTransaction, SystemQueries, SystemTransaction } from './queries.ts';

/**
 * The same connection for the system's own work, such as what follows from a write: any statement may be asked of it.
 * Its users are listed with their reason in `tests/systemQueries.test.ts`.
 */
export function asSystem(tx: ScopedTransaction): SystemTransaction;
export function asSystem(db: ScopedQueries): SystemQueries;
export function asSystem(db: ScopedQueries): SystemQueries {
  // There is one kind of handle at run time; that the other one takes less is the compiler's to keep.
  return db as SystemQueries;
}
