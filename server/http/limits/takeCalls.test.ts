import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { sweepCalls, takeCalls } from './takeCalls.ts';

it('Calls of a window that has ended are counted anew, and swept without those of one that goes on', async () => {
  const { write } = await freshDatabase();
  const minuteMs = 60_000;
  expect((await takeCalls(write, 'one', 3, minuteMs)).calls).toBe(3);
  expect((await takeCalls(write, 'one', 3, minuteMs)).calls).toBe(6);
  await takeCalls(write, 'other', 1, minuteMs);
  await write`update counted_calls set until = now() - interval '1 s' where name = 'one'`;
  expect((await takeCalls(write, 'one', 3, minuteMs)).calls).toBe(3);
  await write`update counted_calls set until = now() - interval '1 s' where name = 'one'`;
  await sweepCalls(write);
  expect(await write`select name from counted_calls`).toEqual([{ name: 'other' }]);
});
