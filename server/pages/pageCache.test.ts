import { expect, it, vi } from 'vitest';
import { encode } from './Encoded.ts';
import type { Followed } from './kept/followFeed.ts';
import { Reading } from './kept/Reading.ts';
import { createPageCache } from './pageCache.ts';

it.each(['br', 'gzip', 'identity'] as const)(
  'A body in %s takes no more memory than it is long',
  async (encoding) => {
    const { body } = await encode('{"items":[]}', encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  },
);

const nothingChanges: Followed = { position: async () => 1, isSame: () => true };

it('The bound holds for what an answer takes in all, however short it is and however long its key', async () => {
  const kept = createPageCache(nothingChanges, 20_000);
  const make = vi.fn(() => encode('[]', 'identity'));
  const keep = (key: string) => kept(key, () => ({ reading: new Reading('CH'), make }));
  const keys = Array.from({ length: 20 }, (_, number) => `${number}${'?'.repeat(1000)}`);
  for (const key of keys) await keep(key);
  await keep(keys.at(-1) ?? '');
  expect(make).toHaveBeenCalledTimes(20);
  await keep(keys[0] ?? '');
  expect(make).toHaveBeenCalledTimes(21);
});

it('Who asks for a page that is being made waits for that one, unless something changed since it began', async () => {
  let position = 1;
  const kept = createPageCache({ position: async () => position, isSame: (_, since) => since === position });
  const waiting: (() => void)[] = [];
  const make = vi.fn(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return encode('[]', 'identity');
  });
  const ask = () => kept('page', () => ({ reading: new Reading('CH'), make }));
  const first = [ask(), ask()];
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  position = 2;
  const second = ask();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  for (const go of waiting) go();
  await Promise.all([...first, second]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('A part that many pages share is kept once, and stands in each', async () => {
  const kept = createPageCache(nothingChanges);
  const part = Buffer.from('shared');
  const page = {
    etag: 'W/"1"',
    encoding: 'identity',
    body: Buffer.from('a shared end'),
    shared: { part, at: 2 },
  } as const;
  const ask = () => kept('page', () => ({ reading: new Reading('CH'), make: async () => page }));
  expect((await ask())?.body.toString()).toBe('a shared end');
  expect((await ask())?.body.toString()).toBe('a shared end');
});
