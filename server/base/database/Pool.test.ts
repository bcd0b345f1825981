import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { openPool } from './connect.ts';
import { taggedPool, type TaggedPool, type TaggedTransaction } from '../../../tests/setup/tagged.ts';
import { copyRows } from './copyRows.ts';

/** Ends the connection of a transaction from outside. */
async function end(tx: TaggedTransaction, other: TaggedPool): Promise<void> {
  const [{ pid }] = await tx<[{ pid: number }]>`select pg_backend_pid() as pid`;
  setTimeout(() => void other`select pg_terminate_backend(${pid}::int)`.then(() => {}), 20);
}

const waysToLoseIt: [string, (tx: TaggedTransaction) => Promise<unknown>][] = [
  ['during a statement', (tx) => tx`select pg_sleep(5)`],
  ['between two statements', async (tx) => [await wait(200), await tx`insert into kept values (1)`]],
  ['with its failure taken for nothing', (tx) => tx`select pg_sleep(5)`.catch(() => {})],
  ['and it is asked again', (tx) => tx`select pg_sleep(5)`.catch(() => tx`insert into kept values (1)`)],
  [
    'among several statements',
    (tx) => Promise.all([tx`select pg_sleep(5)`, tx`insert into kept values (1)`]),
  ],
  [
    'while it copies',
    (tx) =>
      copyRows(
        tx,
        'kept',
        ['number'],
        (async function* () {
          yield [1];
          await wait(200);
          yield [2];
        })(),
      ),
  ],
];

it.each(waysToLoseIt)(
  'A transaction whose connection is lost %s fails, and its pool goes on',
  async (_, work) => {
    const { write, url } = await freshDatabase();
    await write`create table kept (number int)`;
    const pool = taggedPool(openPool(url, {}, { most: 1 }));
    const failing = pool.begin(async (tx) => {
      await end(tx, write);
      await work(tx);
    });
    await expect(failing).rejects.toThrow(/terminat|not queryable/);
    // The first statement on the new connection may be told of the end of the former.
    await pool`select 1`.catch(() => {});
    expect([...(await pool.begin((tx) => tx`insert into kept values (7) returning number`))]).toEqual([
      { number: 7 },
    ]);
    expect([...(await write`select number from kept`)]).toEqual([{ number: 7 }]);
    await pool.close();
  },
);

it('What fails for another reason is rolled back and told, and arrays of statements are one transaction', async () => {
  const { write } = await freshDatabase();
  await write`create table kept (number int primary key)`;
  const twice = write.begin((tx) => [tx`insert into kept values (1)`, tx`insert into kept values (1)`]);
  await expect(twice).rejects.toMatchObject({ code: '23505' });
  await expect(
    write.begin(async (tx) => {
      await tx`insert into kept values (2)`;
      throw new Error('thought better of it');
    }),
  ).rejects.toThrow('thought better of it');
  expect(await write`select from kept`).toHaveLength(0);
});
