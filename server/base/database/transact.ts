import { rehearsalLockMs } from '../../../resources/limits.ts';
import type { AsksInText } from './queries.ts';

/** A pool, of scoped or of any statements: `ScopedPool`, `SystemPool`. */
interface PoolOf<Tx> {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** What was done in a transaction, and whether it is to stay. */
interface Done<T> {
  result: T;
  stays: boolean;
}

/**
 * A transaction that stays, or with `isDry` one that is only rehearsed: it does all the same and then nothing of it
 * (behaviour B170). Throws 503 when a rehearsal would have to wait for somebody longer than `rehearsalLockMs`.
 */
export async function transact<T, Tx extends AsksInText>(
  write: PoolOf<Tx>,
  isDry: boolean,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return attempt(write, isDry, async (tx) => ({ result: await work(tx), stays: !isDry }));
}

/** The same for work of which only the end shows whether it may stay. */
export async function attempt<T, Tx extends AsksInText>(
  write: PoolOf<Tx>,
  isDry: boolean,
  work: (tx: Tx) => Promise<Done<T>>,
): Promise<T> {
  const results: { value: T }[] = [];
  const over = new Error('Nothing of it stays.');
  await write
    .transaction(async (tx) => {
      // Nobody waits for a rehearsal that waits itself.
      if (isDry) await tx.askText(`set local lock_timeout = ${rehearsalLockMs}`, []);
      const { result, stays } = await work(tx);
      results.push({ value: result });
      if (!stays) throw over;
    })
    .catch((error: unknown) => {
      if (error !== over) throw error;
    });
  const [result] = results;
  if (!result) throw new Error('The transaction is over before it began.');
  return result.value;
}
