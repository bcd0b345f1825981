import type { Budget } from '../../../resources/limits.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { nameOf, type Holder } from './Holder.ts';
import { overBudget } from './overBudget.ts';
import { waitingOf } from './useOf.ts';

/** An import takes seconds to minutes; by then one of those that wait has begun. */
const againInSeconds = 30;

type Most = Pick<Budget, 'importsWaiting' | 'rowsWaiting'>;

/**
 * Throws 429 `budget-imports` when more imports of the holder wait than may, the one that this transaction has just
 * stored with so many rows among them, and 429 `budget-rows` when more rows do (behaviour B162); 413 for more rows than may
 * ever wait. Of those that come at once each sees the ones before.
 */
export async function requireWaitingRoom(
  tx: ScopedTransaction,
  holder: Holder,
  rows: number,
  most: Most,
): Promise<void> {
  const name = `imports waiting ${holder.dataset} ${nameOf(holder)}`;
  await asSystem(tx).run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const waiting = await waitingOf(tx, holder);
  const headers = { 'retry-after': String(againInSeconds) };
  if (waiting.imports > most.importsWaiting)
    throw overBudget(429, 'budget-imports', { values: { most: most.importsWaiting }, headers });
  if (waiting.rows <= most.rowsWaiting) return;
  const isAlone = rows > most.rowsWaiting;
  throw overBudget(isAlone ? 413 : 429, 'budget-rows', {
    values: { used: waiting.rows - rows, most: most.rowsWaiting },
    ...(!isAlone && { headers }),
  });
}
