import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { rehearsalLockMs } from '../../../resources/limits.ts';
import { text } from './column.ts';
import { sql } from './sql.ts';
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
