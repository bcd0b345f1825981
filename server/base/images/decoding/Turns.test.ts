import { setImmediate as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Busy } from './Busy.ts';
import { Turns, type TurnLimits } from './Turns.ts';

const limits: TurnLimits = { atATime: 1, waiting: 6, waitingOfCaller: 4, longestWaitSeconds: 60 };
const forEver = new AbortController().signal;

/** Asks for turns in that order, and says in which order they came. */
async function orderOf(asked: readonly string[], turns = new Turns(limits)): Promise<string[]> {
  const order: string[] = [];
  await Promise.all(
    asked.map(async (caller) => {
      const end = await turns.take(caller, forEver);
      order.push(caller);
      await later();
      end();
    }),
  );
  return order;
}

it('Each caller has a turn before anybody has the next, however many the first one asked for (behaviour B161)', async () => {
  expect(await orderOf(['a', 'a', 'a', 'a', 'b', 'c', 'b'])).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

it('No more are at work than may be, and all who came have had their turn', async () => {
  const turns = new Turns({ ...limits, atATime: 2 });
  let most = 0;
  await Promise.all(
    ['a', 'b', 'a', 'c', 'a'].map(async (caller) => {
      const end = await turns.take(caller, forEver);
      most = Math.max(most, turns.running);
      await later();
      end();
      end();
    }),
  );
  expect([most, turns.running, turns.waiting]).toEqual([2, 0, 0]);
});

it('Whoever asks for too much, or comes when too many wait, is told to come again', async () => {
  const turns = new Turns(limits);
  const end = await turns.take('a', forEver);
  const waiting = ['a', 'a', 'a', 'a'].map((caller) => turns.take(caller, forEver));
  const own: unknown = await turns.take('a', forEver).catch((error: unknown) => error);
  expect(own).toMatchObject({ isOwn: true });
  waiting.push(...['b', 'c'].map((caller) => turns.take(caller, forEver)));
  const others: unknown = await turns.take('d', forEver).catch((error: unknown) => error);
  expect(others).toBeInstanceOf(Busy);
  expect(others).toMatchObject({ isOwn: false, seconds: 14 });
  end();
  for (const each of waiting) void each.then((over) => over());
  await Promise.all(waiting);
});

it('Whoever goes away while waiting keeps nobody waiting; whoever waits too long is told so', async () => {
  const turns = new Turns({ ...limits, longestWaitSeconds: 0.02 });
  const end = await turns.take('a', forEver);
  const gone = new AbortController();
  const leaving = turns.take('b', gone.signal);
  gone.abort(new Error('gone'));
  await expect(leaving).rejects.toThrow('gone');
  await expect(turns.take('c', forEver)).rejects.toBeInstanceOf(Busy);
  expect(turns.waiting).toBe(0);
  end();
  (await turns.take('d', forEver))();
});
