import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { encode, type Encoded, type Encoding } from './Encoded.ts';
import { encodePage, encodePlain } from './encodePage.ts';
import type { Followed } from './kept/followFeed.ts';
import { Reading } from './kept/Reading.ts';
import { packedIn } from '../../tests/setup/packedIn.ts';
import { keptAlone } from '../base/kept/keptFile.ts';
import { createPageCache } from './pageCache.ts';

it.each(['br', 'gzip', 'identity'] as const)(
  'A body in %s takes no more memory than it is long',
  async (encoding) => {
    const { body } = await encode('{"items":[]}', encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  },
);

const room = 256 * 1024 * 1024;
const nothingChanges: Followed = { position: async () => 1, isSame: () => true };

it('The bound holds for what answers take in all, however long their keys', async () => {
  const bound = 100_000;
  const kept = createPageCache(nothingChanges, packedIn(keptAlone(), bound), bound / 10);
  const make = vi.fn(() => encodePlain(['[]', '', '', ''], 'identity'));
  const keep = (key: string) => kept(key, () => ({ reading: new Reading('CH'), make }));
  const keys = Array.from({ length: 200 }, () => randomBytes(1000).toString('base64'));
  for (const key of keys) await keep(key);
  await keep(keys.at(-1) ?? '');
  expect(make).toHaveBeenCalledTimes(200);
  for (const key of keys.toReversed()) await keep(key);
  const anew = make.mock.calls.length - 200;
  expect(anew).toBeGreaterThan(200 - bound / 1000);
  expect(anew).toBeLessThan(150);
});

it('What one process made the other one answers as well, until it changes', async () => {
  const { fd } = keptAlone();
  const changes = [0, 0];
  const processes = changes.map((_, nth) => {
    const followed = {
      position: async () => changes[nth] ?? 0,
      isSame: (_: unknown, since: number) => since >= (changes[nth] ?? 0),
    };
    return createPageCache(followed, packedIn({ fd, nth, processes: 2 }, 400_000), 40_000);
  });
  const made: string[] = [];
  const ask = async (nth: number, key: string) => {
    const page = await processes[nth]?.(key, () => ({
      reading: new Reading('CH'),
      make: () => {
        made.push(`${nth} ${key}`);
        return encodePlain(
          [`<h1>${key}</h1>`, '<style></style>', `<p>${made.length}</p>`, '</html>'],
          'gzip',
        );
      },
    }));
    return gunzipSync(page?.body ?? Buffer.alloc(0)).toString();
  };
  // What stands in every page each knows of a page of its own.
  await ask(0, 'a');
  await ask(1, 'b');
  expect(await ask(1, 'a')).toBe('<h1>a</h1><style></style><p>1</p></html>');
  expect(await ask(0, 'b')).toBe('<h1>b</h1><style></style><p>2</p></html>');
  expect(made).toEqual(['0 a', '1 b']);
  changes[1] = 1;
  expect(await ask(1, 'a')).toContain('<p>3</p>');
  changes[0] = 1;
  expect(await ask(0, 'a')).toContain('<p>3</p>');
});

it('What is no longer ready to be sent is unpacked, in each encoding as it was made, and not made anew', async () => {
  const kept = createPageCache(nothingChanges, packedIn(keptAlone(), 400_000), 400_000 / 10);
  const styles = randomBytes(300).toString('base64');
  let made = 0;
  const ask = (nth: number, encoding: Encoding) =>
    kept(`${nth} ${encoding}`, () => ({
      reading: new Reading('CH'),
      make: async () => {
        made += 1;
        const body = `<p>${String(nth).repeat(300)} \u{1f600}</p>`;
        const page = await encodePage({ head: '<html>', body, end: '</html>' }, styles, encoding);
        return { ...page, likeness: () => ({ kinds: ['page'], words: [String(nth).repeat(300)] }) };
      },
    }));
  const all = Array.from({ length: 100 }, (_, nth) =>
    (['gzip', 'br', 'identity'] as const).map((encoding) => ({ nth, encoding })),
  ).flat();
  const first = new Map<string, string>();
  for (const { nth, encoding } of all) first.set(`${nth} ${encoding}`, sent(await ask(nth, encoding)));
  expect(made).toBe(300);
  for (const { nth, encoding } of all)
    expect(sent(await ask(nth, encoding))).toBe(first.get(`${nth} ${encoding}`));
  expect(made).toBe(300);
});

it('One of the many ways to see a list is kept only when it is made a second time', async () => {
  const kept = createPageCache(nothingChanges, packedIn(keptAlone(), 400_000), 400_000 / 10);
  const made: string[] = [];
  const ask = (key: string) =>
    kept(key, () => ({
      reading: new Reading('CH'),
      isOneOfMany: key.includes('?'),
      make: async (_, isToBeKept) => {
        made.push(`${key} ${isToBeKept}`);
        return encodePlain([key.repeat(20), '', '', ''], 'identity');
      },
    }));
  const askBoth = async () => {
    made.length = 0;
    for (const key of ['list', 'list?page=2']) await ask(key);
    return [...made];
  };
  expect(await askBoth()).toEqual(['list true', 'list?page=2 false']);
  expect(await askBoth()).toEqual(['list?page=2 true']);
  // What is asked for meanwhile leaves no room for what is ready to be sent.
  for (let nth = 0; nth < 80; nth += 1) await ask(`other ${nth}`);
  expect(await askBoth()).toEqual([]);
});

it('A page has one entity tag in all encodings, and another one when its style sheet changes', async () => {
  const tagOf = async (styles: string, encoding: Encoding) =>
    (await encodePage({ head: '<html>', body: '<p>Ziegel</p>', end: '' }, styles, encoding)).etag;
  const tags = await Promise.all((['gzip', 'br', 'identity'] as const).map((one) => tagOf('a{}', one)));
  expect(new Set(tags).size).toBe(1);
  expect(await tagOf('b{}', 'gzip')).not.toBe(tags[0]);
});

it('Who asks for a page that is being made waits for that one, unless something changed since it began', async () => {
  let position = 1;
  const followed = {
    position: async () => position,
    isSame: (_: unknown, since: number) => since === position,
  };
  const kept = createPageCache(followed, packedIn(keptAlone(), room), room / 10);
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

it('Parts that many pages share are kept once, and stand in each', async () => {
  const kept = createPageCache(nothingChanges, packedIn(keptAlone(), room), room / 10);
  const page = {
    etag: 'W/"1"',
    encoding: 'identity',
    body: Buffer.from('a shared end'),
    shared: [
      { part: Buffer.from('shared'), at: 2 },
      { part: Buffer.from('end'), at: 9 },
    ],
  } as const;
  const ask = () => kept('page', () => ({ reading: new Reading('CH'), make: async () => page }));
  expect((await ask())?.body.toString()).toBe('a shared end');
  expect((await ask())?.body.toString()).toBe('a shared end');
});

/** What a client gets. */
function sent(page: Encoded | undefined): string {
  const { body = Buffer.alloc(0), encoding, etag } = page ?? {};
  const plain =
    encoding === 'gzip' ? gunzipSync(body) : encoding === 'br' ? brotliDecompressSync(body) : body;
  return `${encoding} ${etag} ${plain.toString()}`;
}
