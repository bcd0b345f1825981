import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { proxyOf, type Proxy } from '../../../tests/setup/proxyOf.ts';
import { openPool } from './connect.ts';
import { taggedPool, type TaggedTransaction } from '../../../tests/setup/tagged.ts';
import { copyRows } from './copyRows.ts';

const rowOf = (number: number) => [number, 'x'.repeat(1000)];

async function* rowsThen(happen: () => void) {
  for (let number = 0; number < 1000; number += 1) yield rowOf(number);
  await wait(100);
  happen();
  for (let number = 1000; number < 3000; number += 1) yield rowOf(number);
}

const lostWhile: [string, (tx: TaggedTransaction, line: Proxy) => Promise<unknown>][] = [
  [
    'it rests',
    async (tx, line) => {
      line.freeze();
      await tx`insert into kept values (1)`;
    },
  ],
  [
    'rows are copied',
    (tx, line) =>
      copyRows(
        tx,
        'kept',
        ['number', 'text'],
        rowsThen(() => line.freeze()),
      ),
  ],
];

it.each(lostWhile)(
  'A transaction whose line falls silent while %s is given up, and its pool goes on (B667)',
  async (_, work) => {
    const { write, url } = await freshDatabase();
    await write`create table kept (number int, text text)`;
    const line = await proxyOf(url);
    const pool = taggedPool(openPool(line.url, {}, { most: 1, isOneServer: true }));
    const failing = pool.begin(async (tx) => {
      setTimeout(() => void line.mend(), 1000);
      await work(tx, line);
    });
    await expect(failing).rejects.toThrow(/terminat|not queryable/);
    expect([...(await pool`select count(*) from kept`)]).toEqual([{ count: 0 }]);
    await pool.close();
  },
  40_000,
);

it('A transaction whose rows are long in coming is left alone', async () => {
  const { write, url } = await freshDatabase();
  await write`create table kept (number int, text text)`;
  const pool = taggedPool(openPool(url, {}, { most: 1, isOneServer: true }));
  const rows = (async function* () {
    yield rowOf(1);
    await wait(11_000);
    yield rowOf(2);
  })();
  await pool.begin((tx) => copyRows(tx, 'kept', ['number', 'text'], rows));
  expect([...(await write`select count(*) from kept`)]).toEqual([{ count: 2 }]);
  await pool.close();
}, 40_000);
