import { rehearsalLockMs, rehearsalMs } from '../../../resources/limits.ts';
import type { AsksInText, TransactionBounds } from './queries.ts';

/** A pool, of scoped or of any statements: `ScopedPool`, `SystemPool`. */
interface PoolOf<Tx> {
  transaction<T>(work: (tx: Tx) => Promise<T>, bounds?: TransactionBounds): Promise<T>;
}

/** What was done in a transaction, and whether it is to stay. */
interface Done<T> {
  result: T;
  stays: boolean;
}

interface Rehearsal<Tx> {
  /** Waits for whom the real run would wait for, as long as that takes: it keeps nobody else waiting meanwhile. */
  before?: (tx: Tx) => Promise<void>;
  longestMs?: number;
}

/**
 * A transaction that stays, or with `isDry` one that is only rehearsed: it does all the same and then nothing of it
 * (behaviour B170, B231). Throws 503 when a rehearsal would have to wait for somebody longer than `rehearsalLockMs`, or
 * takes too long itself.
 */
export async function transact<T, Tx extends AsksInText>(
  write: PoolOf<Tx>,
  isDry: boolean,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return attempt(write, isDry, async (tx) => ({ result: await work(tx), stays: !isDry }));
}

/** The same for work of which only the end shows whether it may stay. @throws {TookTooLong} a rehearsal */
export async function attempt<T, Tx extends AsksInText>(
  write: PoolOf<Tx>,
  isDry: boolean,
  work: (tx: Tx) => Promise<Done<T>>,
  { before, longestMs = rehearsalMs.call }: Rehearsal<Tx> = {},
): Promise<T> {
  const results: { value: T }[] = [];
  const over = new Error('Nothing of it stays.');
  const inTransaction = async (tx: Tx) => {
    await before?.(tx);
    // Nobody waits for a rehearsal that waits itself.
    if (isDry) await tx.askText(`set local lock_timeout = ${rehearsalLockMs}`, []);
    const { result, stays } = await work(tx);
    results.push({ value: result });
    if (!stays) throw over;
  };
  await write.transaction(inTransaction, isDry ? { longestMs } : {}).catch((error: unknown) => {
    if (error !== over) throw error;
  });
  const [result] = results;
  if (!result) throw new Error('The transaction is over before it began.');
  return result.value;
}
