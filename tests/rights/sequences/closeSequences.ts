import { beforeAll, expect, it } from 'vitest';
import { indexPendingProducts } from '../../../server/find/index/indexPendingProducts.ts';
import { form, photo } from '../../calls/examples.ts';
import type { Method } from '../../setup/calls.ts';
import { holders } from './holders.ts';
import type { IsMade } from './Made.ts';
import type { SequenceWorld } from './sequenceWorld.ts';

const word = 'kanarienfenster';
const title = { de: word.toUpperCase() };
const productUrl = '/import/product/CH/alpenfenster/neu';
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** How something is closed that was shown to everybody, and the ways that led to it. */
interface Shown {
  close: readonly (readonly [Method, string, unknown?])[];
  ways: readonly string[];
}

const productOf = (images: readonly string[]) => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid: 'neu',
  productInfo: { articleNumber: 'NEU', title, images },
  categories: { mainCategory: { sid: 'fenster' } },
});

const shown: Record<string, (world: SequenceWorld) => Promise<Shown>> = {
  'an article that becomes a draft': async (world) => {
    const article = { url: word, title, state: 'published' };
    await made(world, 'POST', '/import/cms-article', article);
    return {
      close: [['PUT', `/import/cms-article/${word}`, { ...article, state: 'draft' }]],
      ways: [`/CH/cms-article/${word}`, `/de/cms-article/${word}`],
    };
  },
  'a product on a shortlist that is deleted': async (world) => {
    await made(world, 'PUT', productUrl, productOf([]));
    await indexPendingProducts(world.database);
    return {
      close: [['DELETE', productUrl]],
      ways: [
        '/CH/product/alpenfenster/neu',
        '/CH/shortlist?product=alpenfenster/neu',
        `/CH/search?text=${word}`,
        `/CH/suggest?lang=de&text=${word}`,
        '/CH/products?category=fenster',
      ],
    };
  },
  'a picture that is deleted': async (world) => {
    const hash = await uploaded(world, '/import/image/CH/productImage', await photo(), 'a.png');
    await made(world, 'PUT', productUrl, productOf([hash]));
    return {
      close: [
        ['PUT', productUrl, productOf([])],
        ['DELETE', `/import/image/CH/productImage/${hash}?orgaSid=alpenfenster`],
      ],
      ways: [`/image/productImage/${hash}/full`],
    };
  },
  'the file of a document that is deleted with it': async (world) => {
    const file = await uploaded(world, '/import/file/CH', pdf, 'a.pdf');
    const document = { orgaSid: 'alpenfenster', sid: 'blatt', title, kind: 'dataSheet' };
    await made(world, 'POST', '/import/document/CH', { ...document, language: 'de', file });
    return { close: [['DELETE', '/import/document/CH/alpenfenster/blatt']], ways: [`/file/${file}`] };
  },
};

/**
 * Declares the tests of what was shown to everybody and is closed: no way leads to it any more, whatever the visitor
 * holds.
 */
export function closeSequences(worldNow: () => SequenceWorld, isMade: IsMade): void {
  let world: SequenceWorld;
  beforeAll(() => {
    world = worldNow();
  });

  it.each(Object.keys(shown))('Nobody finds %s any more', async (name) => {
    await world.call('root', 'DELETE', productUrl);
    const shared = await shown[name]?.(world);
    if (!shared) return;
    const { close, ways } = shared;
    for (const way of ways) await expect.poll(() => isFound(undefined, way), { message: way }).toBe(true);
    for (const [method, url, body] of close)
      expect((await world.call('root', method, url, body)).statusCode, url).toBeLessThan(300);
    await indexPendingProducts(world.database);
    // Kept answers stand for a moment.
    for (const way of ways) await expect.poll(() => isFound(undefined, way), { message: way }).toBe(false);
    for (const holder of holders)
      for (const way of ways) {
        if (!isMade('nobody finds', name, 'by', way.replaceAll(/[0-9a-f]{64}/g, ''), 'with', holder.name))
          continue;
        await world.give('other', holder.rights);
        expect(await isFound('other', way), `${way}, ${holder.name}`).toBe(false);
      }
  });

  it('Nobody without a right enters a private platform that has been closed to them', async () => {
    await world.give('other', []);
    const ways = ['/ZBS/start', '/ZBS/category', '/ZBS/products', `/ZBS/search?text=${word}`];
    for (const way of ways) expect((await world.call('other', 'GET', way)).statusCode, way).toBe(200);
    const settings = { settings: 'platform', entry: 'withRight' };
    await made(world, 'PUT', '/import/platform-settings/ZBS/platform', settings);
    for (const way of ways) {
      if (!isMade('nobody enters', way)) continue;
      expect((await world.call('other', 'GET', way)).statusCode, way).toBe(403);
      expect((await world.call(undefined, 'GET', way)).statusCode, way).toBe(401);
    }
    await world.give('other', [{ right: 'ADMIN' }]);
    for (const way of ways) expect((await world.call('other', 'GET', way)).statusCode, way).toBe(200);
  });

  /** Does a way lead to it? An answer without it is as good as none, also one that repeats what was looked for. */
  async function isFound(who: string | undefined, way: string): Promise<boolean> {
    const { statusCode, payload } = await world.call(who, 'GET', way);
    if (statusCode === 404) return false;
    expect(statusCode, way).toBe(200);
    return /^\/(?:image|file)\//.test(way) || payload.includes(word.toUpperCase());
  }
}

async function made(world: SequenceWorld, method: Method, url: string, body: object): Promise<void> {
  const answer = await world.call(
    'root',
    method,
    url,
    body,
    method === 'PUT' ? { 'if-none-match': '*' } : {},
  );
  if (answer.statusCode !== 201) throw new Error(`${url}: ${answer.payload}`);
}

async function uploaded(
  { call }: SequenceWorld,
  url: string,
  bytes: Uint8Array,
  name: string,
): Promise<string> {
  const { body, headers } = await form(bytes, name, { orgaSid: 'alpenfenster' });
  const answer = await call('root', 'POST', url, body, headers);
  if (answer.statusCode !== 201) throw new Error(`${url}: ${answer.payload}`);
  return (answer.json() as { hash: string }).hash;
}
