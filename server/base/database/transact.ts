import type { Sql, Transaction } from './connect.ts';

/** A transaction that stays, or with `isDry` one that is only rehearsed. */
export async function transact<T>(
  sql: Sql,
  isDry: boolean,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return isDry ? rehearse(sql, work) : ((await sql.begin(work)) as T);
}

/** Does everything in a transaction and then nothing of it: what a dry run answers is what the real run would. */
async function rehearse<T>(sql: Sql, work: (tx: Transaction) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  const over = new Error('The rehearsal is over.');
  await sql
    .begin(async (tx) => {
      result = { value: await work(tx) };
      throw over;
    })
    .catch((error: unknown) => {
      if (error !== over) throw error;
    });
  return (result as { value: T }).value;
}
