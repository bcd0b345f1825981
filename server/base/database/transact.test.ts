import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { rehearsalLockMs } from '../../../resources/limits.ts';
import { text } from './column.ts';
import { sql } from './sql.ts';
import { databaseProblem } from './databaseProblem.ts';
import { TookTooLong } from './TookTooLong.ts';
import { attempt, transact } from './transact.ts';

const { write } = await freshDatabase();
await write`create table note (text text)`;
const notes = async () =>
  (await write<{ text: string }[]>`select text from note order by 1`).map((row) => row.text);
const lockTimeout = { lock_timeout: text() };

it('A rehearsal answers what it did, nothing of it stays, and it waits for nobody for long (behaviour B170)', async () => {
  const work = (isDry: boolean) =>
    transact(write, isDry, async (tx) => {
      await tx.run(sql`insert into note values ('a')`);
      return tx.one(lockTimeout, sql`show lock_timeout`);
    });
  expect(await work(true)).toEqual({ lock_timeout: `${rehearsalLockMs / 1000}s` });
  expect(await notes()).toEqual([]);
  expect(await work(false)).toEqual({ lock_timeout: '0' });
  expect(await notes()).toEqual(['a']);
});

it('For those before it a rehearsal waits as the real work does', async () => {
  const seen: unknown[] = [];
  await attempt(write, true, async () => ({ result: null, stays: false }), {
    before: async (tx) => void seen.push(await tx.one(lockTimeout, sql`show lock_timeout`)),
  });
  expect(seen).toEqual([{ lock_timeout: '0' }]);
});

it('Work that is refused at its end leaves nothing, and what fails fails', async () => {
  const refused = attempt(write, false, async (tx) => {
    await tx.run(sql`insert into note values ('b')`);
    return { result: 'refused', stays: false };
  });
  expect(await refused).toBe('refused');
  await expect(
    transact(write, true, async (tx) => tx.run(sql`insert into nowhere values (1)`)),
  ).rejects.toMatchObject({ code: '42P01' });
  expect(await notes()).toEqual(['a']);
});

it('A rehearsal that takes too long is cut off, between its statements too, and leaves nothing (behaviour B231)', async () => {
  for (const seconds of [5, 0.01]) {
    const endless = attempt(
      write,
      true,
      async (tx) => {
        await tx.run(sql`insert into note values ('c')`);
        for (;;) await tx.run(sql`select pg_sleep(${seconds})`);
      },
      { longestMs: 300 },
    );
    await expect(endless).rejects.toThrow(TookTooLong);
  }
  const problem = databaseProblem(new TookTooLong(60_000));
  expect(problem).toMatchObject({
    statusCode: 503,
    code: 'rehearsal-too-long',
    details: { values: { seconds: 60 } },
  });
  const timeout = await write.transaction((tx) =>
    tx.one({ statement_timeout: text() }, sql`show statement_timeout`),
  );
  expect(timeout).toEqual({ statement_timeout: '0' });
  expect(await notes()).toEqual(['a']);
});
