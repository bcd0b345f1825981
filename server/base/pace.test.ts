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
});
