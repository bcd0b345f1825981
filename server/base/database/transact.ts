/** A pool, of scoped or of any statements: `ScopedPool`, `SystemPool`. */
interface PoolOf<Tx> {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A transaction that stays, or with `isDry` one that is only rehearsed. */
export async function transact<T, Tx>(
  write: PoolOf<Tx>,
  isDry: boolean,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return isDry ? rehearse(write, work) : write.transaction(work);
}

/** Does everything in a transaction and then nothing of it: what a dry run answers is what the real run would. */
async function rehearse<T, Tx>(write: PoolOf<Tx>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const results: { value: T }[] = [];
  const over = new Error('The rehearsal is over.');
  await write
    .transaction(async (tx) => {
      results.push({ value: await work(tx) });
      throw over;
    })
    .catch((error: unknown) => {
      if (error !== over) throw error;
    });
  const [result] = results;
  if (!result) throw new Error('The rehearsal is over before it began.');
  return result.value;
}
