import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { HttpProblem } from '../../base/problems.ts';
import { nameOf, type Holder } from './Holder.ts';
import { importsWaitingOf } from './useOf.ts';

/** An import takes seconds to minutes; by then one of those that wait has begun. */
const againInSeconds = 30;

/**
 * Throws 429 `budget-imports` when more imports of the holder wait than may, the one that this transaction has just
 * stored among them (behaviour B162). Of those that come at once each sees the ones before.
 */
export async function requireWaitingRoom(tx: ScopedTransaction, holder: Holder, most: number): Promise<void> {
  const name = `imports waiting ${holder.dataset} ${nameOf(holder)}`;
  await asSystem(tx).run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  if ((await importsWaitingOf(tx, holder)) <= most) return;
  throw new HttpProblem(429, 'budget-imports', {
    values: { most },
    headers: { 'retry-after': String(againInSeconds) },
  });
}
