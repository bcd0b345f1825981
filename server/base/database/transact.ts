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
  let result: { value: T } | undefined;
  const over = new Error('The rehearsal is over.');
  await write
    .transaction(async (tx) => {
      result = { value: await work(tx) };
      throw over;
    })
    .catch((error: unknown) => {
      if (error !== over) throw error;
    });
  // That the work has set it is not seen by the compiler.
  return (result as { value: T }).value;
}
