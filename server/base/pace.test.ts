import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Paced } from './pace.ts';

describe('Long work', () => {
  it('does not rest at full pace, and gently no longer than it may go on (behaviour B378)', async () => {
    const stopping = new AbortController();
    await new Paced('full').rest();
    const gentle = new Paced('gentle', stopping.signal);
    stopping.abort();
    await expect(gentle.rest()).resolves.toBeUndefined();
  });

  it('that is in no hurry rests as long as it works at full pace too (behaviour B695)', async () => {
    const stopping = new AbortController();
    const work = new Paced('full', stopping.signal, { least: 1, longestMs: 1000 });
    await wait(20);
    const rest = work.rest().then(() => 'rested');
    expect(await Promise.race([rest, new Promise((next) => setImmediate(next, 'at work'))])).toBe('at work');
    stopping.abort();
    expect(await rest).toBe('rested');
  });
});
