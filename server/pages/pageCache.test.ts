import { expect, it, vi } from 'vitest';
import { encode } from './Encoded.ts';
import { createPageCache } from './pageCache.ts';

it.each(['br', 'gzip', 'identity'] as const)(
  'A body in %s takes no more memory than it is long',
  async (encoding) => {
    const { body } = await encode('{"items":[]}', encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  },
);

it('The bound holds for what an answer takes in all, however short it is and however long its key', async () => {
  const kept = createPageCache(20_000);
  const make = vi.fn(() => encode('[]', 'identity'));
  const keys = Array.from({ length: 20 }, (_, number) => `${number}${'?'.repeat(1000)}`);
  for (const key of keys) await kept(key, make);
  await kept(keys.at(-1) ?? '', make);
  expect(make).toHaveBeenCalledTimes(20);
  await kept(keys[0] ?? '', make);
  expect(make).toHaveBeenCalledTimes(21);
});
