import { setImmediate as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Room } from './Room.ts';

it('Never more is taken than there is, in the order of asking; what is larger than all has all', async () => {
  const room = new Room(10);
  const order: number[] = [];
  let taken = 0;
  let most = 0;
  await Promise.all(
    [6, 6, 3, 25, 1].map(async (wanted) => {
      const free = await room.take(wanted);
      order.push(wanted);
      taken += Math.min(wanted, 10);
      most = Math.max(most, taken);
      await later();
      taken -= Math.min(wanted, 10);
      free();
    }),
  );
  expect(order).toEqual([6, 6, 3, 25, 1]);
  expect(most).toBe(10);
});
